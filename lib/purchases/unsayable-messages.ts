import { catalogue } from '../messages/catalogue.ts'
import type { UnsayableCode } from './other-format.ts'

/** Why a purchase cannot be said in the other format, and what one can do. */
export const unsayableMessages = catalogue<Record<UnsayableCode, (value: string) => string>>(
  {
    'retired-characteristic': value =>
      `le format de 2026 ne connaît plus la caractéristique ${value} : retirez-la, ou gardez cet achat au format de 2025.`,
    europe: () => 'le format de 2025 ne sait pas dire qu’un produit vient d’Europe hors de France.',
    'local-definition': value => `le format de 2025 n’a pas la définition ${value} du mot « local ».`,
    'no-local-definition': () =>
      'le format de 2025 veut savoir ce que « local » signifie : remplissez « definition_local ».',
    'no-family': () => 'le format de 2026 veut la famille de produits : remplissez « famille_produits ».',
    'no-provider': () => 'le format de 2025 veut le nom du fournisseur : remplissez « fournisseur ».',
    'date-to-come': value => `le format de 2026 refuse un achat à venir (${value}) : gardez-le jusqu’à ce jour.`,
  },
  {
    'retired-characteristic': value =>
      `the format of 2026 no longer knows the characteristic ${value}: take it out, or keep this purchase in the format of 2025.`,
    europe: () => 'the format of 2025 cannot say that a product comes from Europe outside France.',
    'local-definition': value => `the format of 2025 does not have the meaning ${value} of “local”.`,
    'no-local-definition': () => 'the format of 2025 asks what “local” means: fill in “definition_local”.',
    'no-family': () => 'the format of 2026 asks for the product family: fill in “famille_produits”.',
    'no-provider': () => 'the format of 2025 asks for the supplier: fill in “fournisseur”.',
    'date-to-come': value => `the format of 2026 refuses a purchase in the future (${value}): keep it until that day.`,
  },
)
