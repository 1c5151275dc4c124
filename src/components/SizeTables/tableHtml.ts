import { addAddress } from "../../inquiry/inquiryPage"
import type { SizeColumn, SizeGroup, SizeTable } from "../../steel/tables/sizeTable"
import type { TableWords } from "../../interface/catalogue"

/**
 * The groups of a table as an HTML string: as a string, up to 320 sizes cost nothing to hydrate. The open group is a table. A
 * closed one is a list of its sizes with their weights, which has two elements for a size where the table has eight;
 * `showTable` replaces it when the group is opened.
 *
 * @param listPage the page with the inquiry list
 * @param openGroup the group that is open at first
 */
export function tableHtml(
  { groups }: SizeTable,
  words: TableWords,
  listPage: string,
  openGroup?: SizeGroup,
): string {
  return groups
    .map((group) =>
      group === openGroup
        ? `<details open><summary>${openSummary(group)}</summary>${groupTable(group, words, listPage)}</details>`
        : `<details><summary>${escaped(group.title)}\n${escaped(group.detail)}</summary>${groupList(group, words, listPage)}</details>`,
    )
    .join("")
}

function openSummary({ title, detail }: SizeGroup): string {
  return `<b>${escaped(title)}</b> ${escaped(detail)}`
}

/** The id of the size that a row's link adds. */
export function rowSizeId(link: HTMLAnchorElement): string {
  return new URLSearchParams(link.search).get("add") ?? ""
}

/** The links of the sizes in an element, in tables and in lists. */
export function rowLinks(element: Element): NodeListOf<HTMLAnchorElement> {
  return element.querySelectorAll("th a, li a")
}

/** Shows or hides the row of a size's link. */
export function showRow(link: HTMLAnchorElement, isShown: boolean): void {
  link.closest("tr, li")?.toggleAttribute("hidden", !isShown)
}

/**
 * Replaces the list of a group by its table, with the summary of an open group. Hidden rows stay hidden. A list that has the
 * focus stays.
 */
export function showTable(
  details: HTMLDetailsElement,
  group: SizeGroup,
  words: TableWords,
  listPage: string,
): void {
  const list = details.querySelector("ul")
  if (!list || list.contains(document.activeElement)) return
  const hidden = new Set(
    Array.from(list.querySelectorAll<HTMLAnchorElement>("[hidden] a"), rowSizeId),
  )
  list.outerHTML = groupTable(group, words, listPage)
  const summary = details.querySelector("summary")
  if (summary) summary.innerHTML = openSummary(group)
  for (const link of rowLinks(details)) showRow(link, !hidden.has(rowSizeId(link)))
}

function groupTable(
  { title, labelColumn, columns, rows }: SizeGroup,
  words: TableWords,
  listPage: string,
): string {
  const heads = [labelColumn, ...columns].map(headHtml).join("")
  const body = rows
    .map(({ id, label, cells, tradeMass }) => {
      const trade = tradeMass ? `<small>${escaped(words.oldChart(tradeMass))}</small>` : ""
      const figures = cells.map((cell) => `<td>${escaped(cell)}</td>`).join("")
      return `<tr><th scope="row"><a href="${addAddress(id, listPage)}">${escaped(label)}</a>${trade}</th>${figures}</tr>`
    })
    .join("")
  return [
    `<table><caption class="vh">${escaped(words.caption(title))}</caption>`,
    `<thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table>`,
  ].join("")
}

/** "4 mm 11.73 kg/m" for each size. The charts under Downloads have the other figures for readers without scripts. */
function groupList(
  { labelColumn, columns: [weight], rows }: SizeGroup,
  words: TableWords,
  listPage: string,
): string {
  const items = rows.map(({ id, label, cells: [mass = ""], tradeMass }) => {
    const unit = Number.isNaN(Number(label)) ? "" : `\u00a0${labelColumn.unit}`
    const trade = tradeMass ? `, ${escaped(words.oldChart(tradeMass))}` : ""
    return `<li><a href="${addAddress(id, listPage)}">${escaped(label)}${unit}</a> ${mass}\u00a0${weight?.unit ?? ""}${trade}</li>`
  })
  return `<ul>${items.join("")}</ul>`
}

/** The style sheet breaks the line before the unit. */
function headHtml({ head, unit }: SizeColumn): string {
  return `<th scope="col">${[head, unit].filter(Boolean).map(escaped).join("\n")}</th>`
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")
}
