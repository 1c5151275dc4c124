export const browserFlags: string[]
/** The path of a Chromium of this system, or undefined: see system-browser.cjs. */
export function systemBrowser(): string | undefined
