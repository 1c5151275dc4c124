/**
 * Environment variables of the build that set where the editor saves and logs in, all optional: see docs/going-live.md. The
 * policy of /admin allows the hosts they name.
 */
export interface EditorEnvironment {
  /** Set by npm start alone: the address of its file server, with the token of this start. */
  readonly GATSBY_DECAP_SERVER_URL?: string
  readonly GATSBY_CMS_BACKEND?: string
  readonly GATSBY_CMS_REPO?: string
  readonly GATSBY_CMS_BRANCH?: string
  readonly GATSBY_CMS_BASE_URL?: string
  readonly GATSBY_CMS_AUTH_ENDPOINT?: string
  readonly GATSBY_CMS_API_ROOT?: string
  readonly GATSBY_CMS_APP_ID?: string
  readonly GATSBY_CMS_REVIEW?: string
}
