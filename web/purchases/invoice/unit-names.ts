import type { Labels } from '@ma-cantine/lib/messages/labels'

/** The usual units of food among the codes of UN/ECE Recommendation 20; others are shown by their code. */
export const unitNames: Labels<'KGM' | 'GRM' | 'LTR' | 'TNE' | 'H87' | 'C62' | 'EA' | 'XPP' | 'XCT' | 'XBX' | 'DZN'> = {
  fr: {
    KGM: 'kg',
    GRM: 'g',
    LTR: 'l',
    TNE: 't',
    H87: 'pièces',
    C62: 'unités',
    EA: 'pièces',
    XPP: 'pièces',
    XCT: 'cartons',
    XBX: 'boîtes',
    DZN: 'douzaines',
  },
  en: {
    KGM: 'kg',
    GRM: 'g',
    LTR: 'l',
    TNE: 't',
    H87: 'pieces',
    C62: 'units',
    EA: 'pieces',
    XPP: 'pieces',
    XCT: 'cartons',
    XBX: 'boxes',
    DZN: 'dozens',
  },
}
