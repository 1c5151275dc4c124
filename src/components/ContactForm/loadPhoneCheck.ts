import type { PhoneCheck } from "../../inquiry/phone"

/**
 * Loads the numbering plans of all countries, about 30 KB compressed. Rejects if they cannot be loaded; the next call tries
 * again.
 */
export async function loadPhoneCheck(): Promise<PhoneCheck> {
  const { parsePhoneNumberFromString } = await import("libphonenumber-js/min")
  return (number) => {
    const phone = parsePhoneNumberFromString(number, "IN")
    if (!phone?.isValid()) return false
    // The `min` metadata accepts 8 to 13 digits for India. Only toll-free numbers do not have ten.
    const digits = phone.nationalNumber
    return phone.country !== "IN" || digits.length === 10 || /^18[06]0/.test(digits)
  }
}
