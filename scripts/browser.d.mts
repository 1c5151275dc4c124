export function systemBrowser(): string | undefined
export function browserExecutable(): string | undefined
export function ensureBrowser(): Promise<string>
