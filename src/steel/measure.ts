/** Millimetres in an inch, exact by definition. */
export const MM_PER_INCH = 25.4

/** Millimetres in an inch as the trade rounds it: a 2 inch tube has sides of 50 mm. */
export const TRADE_MM_PER_INCH = 25

/** Metres in a foot, exact by definition. */
export const METRES_PER_FOOT = 0.3048
