import { en } from '../table-messages/en-words.ts'
import { errorMessages } from '../table-messages/error-messages.ts'
import { fr } from '../table-messages/fr-words.ts'
import type { CanteenRuleCode } from './canteen-rules.ts'

/** The sentences of the rules of canteens. */
export const canteenRuleMessages = errorMessages<CanteenRuleCode>(
  {
    'name-too-long': {
      title: 'Nom trop long',
      message: ({ expected: longest }) =>
        `Le nom d’une cantine compte ${fr.number(Number(longest))} caractères au plus.`,
      advice: () => 'Donnez le nom par lequel on la connaît ; ce qui s’y ajoute n’a pas sa place dans cette cellule.',
    },
    'siret-check-digit': {
      title: 'Numéro SIRET incorrect',
      message: ({ value }) => `${fr.quote(value)} n’est pas un numéro SIRET : sa clé de contrôle est fausse.`,
      advice: () => 'Vérifiez chaque chiffre ; le numéro exact se trouve sur annuaire-entreprises.data.gouv.fr.',
    },
    'same-as-own-siret': {
      title: 'Livreur identique à la cantine',
      message: () => 'Le numéro SIRET du livreur ne peut pas être le même que celui de la cantine',
      advice: () => 'Indiquez le SIRET de l’établissement qui livre les repas, ou laissez la cellule vide.',
    },
    'delivering-kitchen-required': {
      title: 'Livreur de repas manquant',
      message: () => 'Une cantine dont les repas sont livrés doit donner le SIRET de l’établissement qui les livre.',
      advice: () => 'Indiquez ce SIRET ; si les repas sont préparés sur place, le type de production est « site ».',
    },
    'no-daily-meals': {
      title: 'Aucun repas par jour',
      message: () => 'Une cantine qui sert des repas en sert au moins un par jour.',
      advice: () =>
        'Indiquez le nombre moyen de repas servis par jour ; seul un livreur de repas sans lieu de consommation n’en sert aucun.',
    },
    'yearly-below-daily': {
      title: 'Trop peu de repas par an',
      message: ({ value, expected: least }) =>
        least === '1'
          ? 'Une cantine prépare ou sert au moins un repas par an.'
          : `${fr.quote(value)} est inférieur au nombre de repas par jour, ${fr.number(Number(least))}.`,
      advice: () => 'Vérifiez les deux nombres ; celui de l’année compte aussi les repas livrés.',
    },
    'line-ministry-required': {
      title: 'Ministère de tutelle manquant',
      message: () => 'Une cantine publique de ce secteur doit nommer son ministère de tutelle.',
      advice: () => 'Choisissez le ministère dans la liste du modèle de fichier, ou vérifiez le secteur.',
    },
    'postal-code-or-insee-code-required': {
      title: 'Commune manquante',
      message: () => 'Ni le code INSEE ni le code postal de la commune ne sont renseignés.',
      advice: () => 'Renseignez l’un des deux ; le code INSEE est le plus précis.',
    },
    'invalid-email': {
      title: 'Adresse e-mail incorrecte',
      message: ({ value }) => `${fr.quote(value)} contient une adresse e-mail incorrecte.`,
      advice: () => 'Séparez les adresses par une virgule, sans virgule après la dernière.',
    },
    'siret-in-scientific-notation': {
      title: 'SIRET transformé par le tableur',
      message: ({ value }) => `Le tableur a pris le SIRET pour un nombre et l’a remplacé par ${fr.quote(value)}.`,
      advice: () =>
        'Mettez la colonne au format texte, puis retapez le numéro : ses derniers chiffres ne sont plus dans le fichier.',
    },
  },
  {
    'name-too-long': {
      title: 'Name too long',
      message: ({ expected: longest }) => `The name of a canteen has ${en.number(Number(longest))} characters at most.`,
      advice: () => 'Give the name by which it is known; whatever is added to it does not belong in this cell.',
    },
    'siret-check-digit': {
      title: 'Wrong SIRET number',
      message: ({ value }) => `${en.quote(value)} is not a SIRET number: its check digit is wrong.`,
      advice: () => 'Check every digit; the exact number is on annuaire-entreprises.data.gouv.fr.',
    },
    'same-as-own-siret': {
      title: 'Meal deliverer same as canteen',
      message: () => 'The SIRET of the meal deliverer cannot be the canteen’s own.',
      advice: () => 'Give the SIRET of the establishment that delivers the meals, or leave the cell empty.',
    },
    'delivering-kitchen-required': {
      title: 'Meal deliverer missing',
      message: () => 'A canteen whose meals are delivered must give the SIRET of the establishment that delivers them.',
      advice: () => 'Give that SIRET; if meals are cooked on the spot, the type of production is “site”.',
    },
    'no-daily-meals': {
      title: 'No meals per day',
      message: () => 'A canteen that serves meals serves at least one a day.',
      advice: () =>
        'Give the average number of meals served per day; only a meal deliverer without a dining place serves none.',
    },
    'yearly-below-daily': {
      title: 'Too few meals per year',
      message: ({ value, expected: least }) =>
        least === '1'
          ? 'A canteen cooks or serves at least one meal a year.'
          : `${en.quote(value)} is below the number of meals per day, ${en.number(Number(least))}.`,
      advice: () => 'Check both numbers; that of the year counts delivered meals too.',
    },
    'line-ministry-required': {
      title: 'Line ministry missing',
      message: () => 'A public canteen of this sector must name its line ministry.',
      advice: () => 'Choose the ministry from the list of the file’s template, or check the sector.',
    },
    'postal-code-or-insee-code-required': {
      title: 'Municipality missing',
      message: () => 'Neither the INSEE code nor the postal code of the municipality is given.',
      advice: () => 'Give one of them; the INSEE code is the more precise.',
    },
    'invalid-email': {
      title: 'Wrong e-mail address',
      message: ({ value }) => `${en.quote(value)} holds a wrong e-mail address.`,
      advice: () => 'Separate addresses with a comma, with none after the last.',
    },
    'siret-in-scientific-notation': {
      title: 'SIRET changed by the spreadsheet',
      message: ({ value }) => `The spreadsheet took the SIRET for a number and replaced it with ${en.quote(value)}.`,
      advice: () =>
        'Give the column the text format, then type the number again: its last digits are no longer in the file.',
    },
  },
)
