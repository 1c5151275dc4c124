import type { HTMLElement } from "node-html-parser"

/** An attribute of every element that matches, in the order of the page; elements without it are left out. */
export function attributes(root: HTMLElement, selector: string, name: string): string[] {
  return root.querySelectorAll(selector).flatMap((each) => each.getAttribute(name) ?? [])
}

/** The text of every element that matches, with single spaces. */
export function texts(root: HTMLElement, selector: string): string[] {
  return root.querySelectorAll(selector).map(shownText)
}

/** The text of an element with single spaces. */
export function shownText(element: HTMLElement | null): string {
  return (element?.textContent ?? "").replace(/\s+/g, " ").trim()
}
