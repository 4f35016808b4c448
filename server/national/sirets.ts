import { isValidSiren, isValidSiret } from '@ma-cantine/lib/canteens/siret'

const digits = Array.from({ length: 10 }, (_, digit) => String(digit))

const completed = (start: string, isRight: (number: string) => boolean): string =>
  digits.map(digit => `${start}${digit}`).find(isRight) ?? start

/**
 * The SIRET of an invented canteen. Its check digit is right, that of the SIREN within is wrong: no establishment of the
 * country has it, or ever will.
 */
export const inventedSiret = (number: number): string =>
  completed(`${completed(`99${String(number).padStart(6, '0')}`, siren => !isValidSiren(siren))}0001`, isValidSiret)

/** The SIREN of an invented legal unit: no real one begins with 00. */
export const inventedSiren = (number: number): string => completed(`00${String(number).padStart(6, '0')}`, isValidSiren)
