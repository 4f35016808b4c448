import { en } from '../table-messages/en-words.ts'
import { errorMessages } from '../table-messages/error-messages.ts'
import { fr } from '../table-messages/fr-words.ts'
import type { CanteenRuleCode2026 } from './canteen-rules-2026.ts'

/** The sentences of the rules of canteens. */
export const canteenRuleMessages = errorMessages<CanteenRuleCode2026>(
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
    'yearly-not-above-daily': {
      title: 'Trop peu de repas par an',
      message: ({ value, expected: daily }) =>
        `Une année doit compter plus de repas qu’une journée : ${fr.quote(value)} ne dépasse pas ${fr.number(Number(daily))}, le nombre de repas par jour.`,
      advice: () => 'Vérifiez les deux nombres : ils ont peut-être été intervertis.',
    },
    'too-many-sectors': {
      title: 'Trop de secteurs',
      message: ({ expected: most }) => `Une cantine a ${most} secteurs au plus.`,
      advice: () => 'Gardez les secteurs dont relèvent le plus grand nombre de repas.',
    },
    'unexpected-delivering-kitchen': {
      title: 'Cuisine centrale de trop',
      message: () => 'Seul un restaurant satellite a une cuisine centrale, qui lui livre ses repas.',
      advice: () =>
        'Si les repas sont préparés ailleurs, le type de production est « Restaurant satellite » ; sinon, laissez vide la cellule de la cuisine centrale.',
    },
    'unexpected-line-ministry': {
      title: 'Ministère de tutelle de trop',
      message: () => 'Seule une cantine publique d’un secteur de l’État a un ministère de tutelle.',
      advice: () => 'Laissez la cellule vide, ou vérifiez les secteurs et le modèle économique de la cantine.',
    },
    'unexpected-group': {
      title: 'Groupe de trop',
      message: () => 'Seul un restaurant satellite fait partie d’un groupe.',
      advice: () =>
        'Si les repas sont préparés ailleurs, le type de production est « Restaurant satellite » ; sinon, laissez vide la cellule du groupe.',
    },
    'siret-or-siren': {
      title: 'SIRET ou SIREN',
      message: () => 'Une cantine a un SIRET, ou bien le SIREN de son unité légale : l’un des deux, et un seul.',
      advice: () => 'Indiquez le SIRET de la cantine ; seule une cantine qui n’en a pas donne le SIREN à la place.',
    },
    'insee-code-required': {
      title: 'Code INSEE manquant',
      message: () => 'Une cantine rattachée à une unité légale doit donner le code INSEE de sa commune.',
      advice: () => 'Indiquez ce code, qui diffère souvent du code postal : le SIREN ne dit pas où elle se trouve.',
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
    'yearly-not-above-daily': {
      title: 'Too few meals per year',
      message: ({ value, expected: daily }) =>
        `A year must have more meals than a day: ${en.quote(value)} is not above ${en.number(Number(daily))}, the number of meals per day.`,
      advice: () => 'Check both numbers: they may have been swapped.',
    },
    'too-many-sectors': {
      title: 'Too many sectors',
      message: ({ expected: most }) => `A canteen has ${most} sectors at most.`,
      advice: () => 'Keep the sectors that most of its meals are for.',
    },
    'unexpected-delivering-kitchen': {
      title: 'Central kitchen not expected',
      message: () => 'Only a satellite restaurant has a central kitchen, which delivers its meals.',
      advice: () =>
        'If the meals are cooked elsewhere, the type of production is “Restaurant satellite”; otherwise, leave the cell of the central kitchen empty.',
    },
    'unexpected-line-ministry': {
      title: 'Line ministry not expected',
      message: () => 'Only a public canteen of a sector of the State has a line ministry.',
      advice: () => 'Leave the cell empty, or check the sectors and the economic model of the canteen.',
    },
    'unexpected-group': {
      title: 'Unexpected group',
      message: () => 'Only a satellite restaurant belongs to a group.',
      advice: () =>
        'If the meals are cooked elsewhere, the type of production is “Restaurant satellite”; otherwise leave the cell of the group empty.',
    },
    'siret-or-siren': {
      title: 'SIRET or SIREN',
      message: () => 'A canteen has a SIRET, or else the SIREN of its legal unit: one of the two, and only one.',
      advice: () => 'Give the SIRET of the canteen; only a canteen without one gives the SIREN instead.',
    },
    'insee-code-required': {
      title: 'INSEE code missing',
      message: () => 'A canteen attached to a legal unit must give the INSEE code of its municipality.',
      advice: () => 'Give this code, which often differs from the postal code: the SIREN does not tell where it is.',
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
