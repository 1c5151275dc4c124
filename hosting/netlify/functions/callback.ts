import { finishLogin } from "../../login/github-login"

export default (request: Request) => finishLogin(request, process.env)

export const config = { path: "/api/callback", method: "GET" }
