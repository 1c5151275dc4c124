import { finishLogin, type LoginEnvironment } from "../../hosting/login/github-login"

interface Context {
  readonly request: Request
  readonly env: LoginEnvironment
}

/** Cloudflare Pages runs this at /api/callback. */
export const onRequestGet = ({ request, env }: Context) => finishLogin(request, env)
