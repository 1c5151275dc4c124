import { expect, type Page } from "@playwright/test"

export interface Violations {
  readonly list: readonly string[]
  expectNone(): void
}

/**
 * Hears of everything the Content-Security-Policy refuses, in every page and frame that is opened from now on. Those inside
 * workers it does not hear of.
 */
export async function watchViolations(page: Page): Promise<Violations> {
  const list: string[] = []
  await page.exposeFunction("reportViolation", (violation: string) => list.push(violation))
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { reportViolation } = window as Window & {
        reportViolation?: (violation: string) => void
      }
      const { effectiveDirective, blockedURI, sample, documentURI } = event
      reportViolation?.(`${documentURI}: ${effectiveDirective} refused ${blockedURI} ${sample}`)
    })
  })
  return { list, expectNone: () => expect(list).toEqual([]) }
}
