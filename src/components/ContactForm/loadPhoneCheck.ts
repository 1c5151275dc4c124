import type { PhoneCheck } from "../../inquiry/phone"

/**
 * The numbering plans of all countries, about 30 KB compressed: fetched only for visitors who touch the form. Rejects
 * when they cannot be fetched; asking again tries again.
 */
export async function loadPhoneCheck(): Promise<PhoneCheck> {
  const { parsePhoneNumberFromString } = await import("libphonenumber-js/min")
  return (number) => {
    const phone = parsePhoneNumberFromString(number, "IN")
    if (!phone?.isValid()) return false
    // The small set of plans lets 8 to 13 digits pass in India; only toll-free numbers are not ten.
    const digits = phone.nationalNumber
    return phone.country !== "IN" || digits.length === 10 || /^18[06]0/.test(digits)
  }
}
