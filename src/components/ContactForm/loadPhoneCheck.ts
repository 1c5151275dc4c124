import type { PhoneCheck } from "./phone"

/**
 * The numbering plans of all countries, about 35 KB compressed: fetched only for visitors who touch the form. Rejects
 * when they cannot be fetched; asking again tries again.
 */
export async function loadPhoneCheck(): Promise<PhoneCheck> {
  const { parsePhoneNumberFromString } = await import("libphonenumber-js/min")
  return (number) => parsePhoneNumberFromString(number, "IN")?.isValid() ?? false
}
