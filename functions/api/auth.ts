import { beginLogin, type LoginEnvironment } from "../../hosting/login/github-login"

interface Context {
  readonly request: Request
  readonly env: LoginEnvironment
}

/** Cloudflare Pages runs this at /api/auth. */
export const onRequestGet = ({ request, env }: Context) => beginLogin(request, env)
