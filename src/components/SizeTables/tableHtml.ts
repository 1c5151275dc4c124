import { addAddress } from "../../inquiry/inquiryPage"
import type { SizeColumn, SizeGroup, SizeTable } from "../../steel/tables/sizeTable"

/**
 * The groups of a table as an HTML string. A page has up to 320 rows of six cells: as a string they cost nothing to hydrate.
 * Rows contain no more than their link.
 *
 * @param openGroup the group that is open at first
 */
export function tableHtml({ groups }: SizeTable, openGroup?: SizeGroup): string {
  return groups.map((group) => groupHtml(group, group === openGroup)).join("")
}

/** The id of the size that a row's link adds. */
export function rowSizeId(link: HTMLAnchorElement): string {
  return new URLSearchParams(link.search).get("add") ?? ""
}

function groupHtml(group: SizeGroup, isOpen: boolean): string {
  const { title, detail, labelColumn, columns, rows } = group
  const heads = [labelColumn, ...columns].map(headHtml).join("")
  const body = rows
    .map(({ id, label, cells, tradeMass }) => {
      const trade = tradeMass ? `<small>old chart ${tradeMass}</small>` : ""
      const figures = cells.map((cell) => `<td>${escaped(cell)}</td>`).join("")
      return `<tr><th scope="row"><a href="${addAddress(id)}">${escaped(label)}</a>${trade}</th>${figures}</tr>`
    })
    .join("")
  return [
    `<details${isOpen ? " open" : ""}><summary><b>${escaped(title)}</b> ${escaped(detail)}</summary>`,
    `<table><caption>${escaped(title)}, theoretical weight</caption>`,
    `<thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table></details>`,
  ].join("")
}

function headHtml({ head, unit }: SizeColumn): string {
  return `<th scope="col">${escaped(head)}<small>${escaped(unit)}</small></th>`
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")
}
