import type { HTMLElement } from "node-html-parser"
import { attributes, shownText } from "../html"
import { dialled, whatsappChat, type BranchContent } from "../site-content"

/** What is missing in a branch's entry in a list: its name, its address, or a way to call, find or (`withChat`) write to it. */
export function branchFaults(
  branch: BranchContent,
  entry: HTMLElement | undefined,
  withChat: boolean,
): string[] {
  const { name, address, phones = [], whatsapp } = branch
  const text = shownText(entry ?? null)
  const links = entry ? attributes(entry, "a", "href") : []
  const wanted = {
    [name]: text.includes(name),
    [address]: text.includes(address),
    ...Object.fromEntries(
      phones.slice(0, 1).map((phone) => [phone, links.includes(dialled(phone))]),
    ),
    ...(withChat &&
      whatsapp && { WhatsApp: links.some((link) => link.startsWith(whatsappChat(whatsapp))) }),
    directions: links.some((link) =>
      /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&(amp;)?destination=./.test(link),
    ),
  }
  return Object.entries(wanted)
    .filter(([, isThere]) => !isThere)
    .map(([what]) => `${name}: ${what}`)
}
