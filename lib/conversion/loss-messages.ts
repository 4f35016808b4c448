import { catalogue } from '../messages/catalogue.ts'
import type { LossCode } from './row-conversion.ts'

/** Why a row, or a part of it, cannot be said in the other format, and what one can do. */
export const lossMessages = catalogue<Record<LossCode, (value: string) => string>>(
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
    'no-report': () =>
      'cette ligne ne décrit qu’une cantine, sans bilan : le format de 2026 a un autre fichier pour les cantines.',
    managers: value =>
      `le format de 2026 n’ajoute personne à une équipe par un bilan (${value}) : videz « gestionnaires_additionnels » et invitez ces personnes sur le site.`,
    'silent-managers': value =>
      `le format de 2026 n’ajoute personne sans message (${value}) : videz « admin_gestionnaires_additionnels ».`,
    'import-source': value =>
      `le format de 2026 ne dit pas d’où viennent les données (${value}) : videz « admin_source_donnees ».`,
    declaration: value =>
      `le format de 2026 ne télédéclare rien (${value}) : videz « admin_statut_teledeclaration », et déclarez après l’import.`,
    'added-amounts': value => `le format de 2025 n’a pas de colonne pour ${value}.`,
    'unknown-canteen': value =>
      `la cantine ${value} n’est pas parmi vos cantines : ajoutez-la au fichier de --canteens ou, sans ce fichier, à votre compte.`,
    'central-kitchen': value =>
      `le format de 2026 ne crée plus de cuisine centrale (${value}) : gardez cette cantine au format de 2025.`,
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
    'no-report': () =>
      'this row only describes a canteen, without a diagnostic: the format of 2026 has another file for canteens.',
    managers: value =>
      `the format of 2026 adds nobody to a team by a diagnostic (${value}): empty “gestionnaires_additionnels” and invite these people on the site.`,
    'silent-managers': value =>
      `the format of 2026 adds nobody without a message (${value}): empty “admin_gestionnaires_additionnels”.`,
    'import-source': value =>
      `the format of 2026 does not say where data come from (${value}): empty “admin_source_donnees”.`,
    declaration: value =>
      `the format of 2026 declares nothing (${value}): empty “admin_statut_teledeclaration”, and declare after the import.`,
    'added-amounts': value => `the format of 2025 has no column for ${value}.`,
    'unknown-canteen': value =>
      `the canteen ${value} is not among your canteens: add it to the file of --canteens or, without this file, to your account.`,
    'central-kitchen': value =>
      `the format of 2026 creates no central kitchen any more (${value}): keep this canteen in the format of 2025.`,
  },
)
