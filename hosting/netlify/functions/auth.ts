import { beginLogin } from "../../login/github-login"

export default (request: Request) => beginLogin(request, process.env)

export const config = { path: "/api/auth", method: "GET" }
