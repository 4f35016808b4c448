import { firstYear } from '../diagnostics/diagnostic-years.ts'
import { catalogue } from '../messages/catalogue.ts'

/** The objections to a canteen in a form or a request that files cannot have, or word otherwise. */
export const canteenMessages = catalogue(
  {
    'postal-code': 'Le code postal doit contenir 5 caractères',
    'insee-code': 'Le code INSEE doit contenir 5 chiffres, ou 2A ou 2B suivi de 3 chiffres.',
    'siret-length': 'Le numéro SIRET doit contenir 14 caractères',
    'siren-length': 'Le numéro SIREN doit contenir 9 caractères',
    'siren-check-digit': (siren: string) => `« ${siren} » n’est pas un numéro SIREN : vérifiez chaque chiffre.`,
    'kitchen-without-siret':
      "Ce mode de production n'est pas disponible pour les établissements rattachés à une unité légale",
    'group-siret-or-siren': 'Un groupe est rattaché à une unité légale par son SIREN : ne donnez pas de SIRET en plus.',
    'group-without-siret':
      'Un groupe n’a pas de SIRET : il porte le SIREN de l’unité légale qui gère les cantines, et chaque cantine garde son SIRET.',
    'not-for-groups':
      'Cette information ne se donne pas pour un groupe : chacune de ses cantines la donne pour elle-même.',
    'fixed-production-type':
      'Une cantine ne devient pas un groupe, ni un groupe une cantine : créez le groupe à part, ou convertissez votre livreur de repas en groupe.',
    'unknown-sector': 'Ce secteur n’existe pas : les numéros des secteurs sont donnés par /api/v1/sectors/.',
    'unknown-sector-code': (code: string) =>
      `« ${code} » n’est pas le code d’un secteur, comme education_primaire : /api/v1/sectors/ donne tous les codes.`,
    'sectors-disagree':
      'sectors et sectorList désignent des secteurs différents : donnez l’un des deux, ou les mêmes secteurs dans les deux.',
    'hidden-year': (last: number) => `Seules les années de ${firstYear} à ${last} peuvent être masquées.`,
    'unknown-department': (code: string) => `« ${code} » n’est pas le code d’un département, comme 38, 2A ou 974.`,
  },
  {
    'postal-code': 'The postal code must have 5 characters',
    'insee-code': 'The INSEE code must have 5 digits, or 2A or 2B and 3 digits.',
    'siret-length': 'The SIRET number must have 14 characters',
    'siren-length': 'The SIREN number must have 9 characters',
    'siren-check-digit': siren => `“${siren}” is not a SIREN number: check every digit.`,
    'kitchen-without-siret': 'This way of cooking is not available to establishments attached to a legal unit',
    'group-siret-or-siren': 'A group belongs to a legal unit by its SIREN: do not give a SIRET as well.',
    'group-without-siret':
      'A group has no SIRET: it bears the SIREN of the legal unit that runs the canteens, and each canteen keeps its SIRET.',
    'not-for-groups': 'This is not given for a group: each of its canteens gives it for itself.',
    'fixed-production-type':
      'A canteen does not become a group, nor a group a canteen: create the group apart, or convert your meal deliverer into a group.',
    'unknown-sector': 'This sector does not exist: the numbers of sectors are given by /api/v1/sectors/.',
    'unknown-sector-code': code =>
      `“${code}” is not the code of a sector, such as education_primaire: /api/v1/sectors/ gives all codes.`,
    'sectors-disagree': 'sectors and sectorList name different sectors: give one of them, or the same sectors in both.',
    'hidden-year': last => `Only the years ${firstYear} to ${last} can be hidden.`,
    'unknown-department': code => `“${code}” is not the code of a department, such as 38, 2A or 974.`,
  },
)
