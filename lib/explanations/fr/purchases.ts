import type { Explanation } from '../explanation.ts'
import type { CodeOf } from '../families.ts'
import { open, save } from './steps.ts'

export const purchases: Readonly<Record<CodeOf<'purchases'>, Explanation>> = {
  'local-definition-required': {
    meaning: 'L’achat porte la caractéristique LOCAL, mais ne dit pas ce que « local » signifie pour lui.',
    causes: [
      'La colonne « definition_local » a été tenue pour facultative : elle ne l’est que sans la caractéristique LOCAL.',
      'LOCAL a été confondu avec le circuit court, SHORT_DISTRIBUTION, qui compte les intermédiaires et non les kilomètres.',
    ],
    steps: [
      open,
      'Écrivez dans « definition_local » l’une des valeurs AUTOUR_SERVICE, DEPARTMENT, REGION ou AUTRE.',
      'Si l’achat n’est pas local, retirez LOCAL de ses caractéristiques.',
      save,
    ],
    origin: 'Règle de l’import : « local » n’est pas un label, chacun doit donc dire ce qu’il entend par là.',
  },
  'local-definition-without-local': {
    meaning: 'La colonne « definition_local » est remplie, alors que « est_local » est vide ou vaut NON.',
    causes: [
      'La case « est_local » a été oubliée.',
      'La définition habituelle de l’établissement a été recopiée sur toutes les lignes, y compris celles de produits qui ne sont pas locaux.',
    ],
    steps: [
      open,
      'Si le produit est local, écrivez OUI dans « est_local ».',
      'Sinon, videz « definition_local » et « definition_local_km ».',
      save,
    ],
    origin: 'Règle du format de 2026 : une définition ne compte pas pour un produit qui n’est pas local.',
  },
  'distance-without-km': {
    meaning: 'La colonne « definition_local_km » est remplie, alors que « definition_local » ne vaut pas KM.',
    causes: [
      'Une autre définition a été choisie, et la distance est restée.',
      'La distance du fournisseur a été notée pour mémoire.',
    ],
    steps: [
      open,
      'Si c’est la distance qui définit le local pour vous, écrivez KM dans « definition_local ».',
      'Sinon, videz « definition_local_km ».',
      save,
    ],
    origin: 'Règle du format de 2026 : la distance précise la définition KM, et elle seule.',
  },
  'unusual-price': {
    meaning:
      'Le prix est plus de cent fois supérieur, ou plus de mille fois inférieur, au prix médian des achats de la même famille dans le fichier. La moitié de ces achats coûte moins que la médiane, l’autre moitié davantage. Le fichier est accepté.',
    causes: [
      'Le prix a été saisi en centimes, ou sa virgule s’est perdue : 1250 pour 12,50.',
      'Un total de facture ou de trimestre est mêlé aux achats.',
      'Une quantité ou une référence occupe la place du prix.',
    ],
    steps: [
      open,
      {
        excel: 'Pour voir d’un coup les prix les plus éloignés : « Données > Trier », du plus grand au plus petit.',
        libreOffice: 'Pour voir d’un coup les prix les plus éloignés : « Données > Trier », ordre décroissant.',
      },
      'Corrigez le prix s’il est faux ; s’il est juste, il n’y a rien à faire.',
      save,
    ],
    origin:
      'Règle de prudence : un seul prix faux suffit à fausser la part des produits durables et de qualité. Il faut dix achats d’une famille pour que leur médiane ait un sens.',
  },
  'future-date': {
    meaning: 'La date de l’achat n’est pas encore passée. Le fichier est accepté.',
    causes: [
      'Une faute de frappe dans l’année : 2062 pour 2026.',
      'Le jour et le mois ont été intervertis.',
      'La date est celle d’une livraison prévue ou d’une échéance de paiement.',
    ],
    steps: [open, 'Écrivez la date à laquelle l’achat a eu lieu.', save],
    origin: 'Règle de prudence : un achat compte dans l’année de sa date.',
  },
  'date-to-come': {
    meaning: 'La date de l’achat n’est pas encore passée. Au format de 2026, le fichier est refusé.',
    causes: [
      'Une faute de frappe dans l’année : 2062 pour 2026.',
      'Le jour et le mois ont été intervertis.',
      'La date est celle d’une livraison prévue ou d’une échéance de paiement.',
    ],
    steps: [
      open,
      'Écrivez la date à laquelle l’achat a eu lieu.',
      'Si l’achat n’a pas encore eu lieu, retirez la ligne : vous l’importerez ensuite.',
      save,
    ],
    origin:
      'Règle du format de 2026 : un achat s’enregistre une fois fait. Au format de 2025, ce n’est qu’un avertissement.',
  },
  'impossible-date': {
    meaning: 'L’année de l’achat ne peut pas être la bonne : elle est antérieure à 1990.',
    causes: [
      'L’année a été écrite sur deux chiffres, puis complétée par des zéros : 0024 pour 2024.',
      'Un logiciel a écrit le premier jour de son calendrier (1900, 1904, 1970) à la place d’une date vide.',
      'Deux chiffres ont été intervertis : 0202 pour 2020.',
    ],
    steps: [open, 'Écrivez la date qui figure sur la facture.', save],
    origin:
      'Règle de l’import : un achat compte dans l’année de sa date, et personne ne déclare d’achats de ces années.',
  },
  'distant-date': {
    meaning: 'La date de l’achat est antérieure à l’an 2000. Le fichier est accepté.',
    causes: ['Une faute de frappe dans l’année : 1994 pour 2024.', 'Le fichier reprend des archives.'],
    steps: [open, 'Vérifiez l’année sur la facture, et corrigez la ligne s’il le faut.', save],
    origin: 'Règle de prudence : les bilans portent sur les années récentes.',
  },
  'other-year': {
    meaning:
      'La ligne est d’une autre année que presque toutes les autres : dix-neuf sur vingt au moins sont de la même année. Le fichier est accepté.',
    causes: [
      'Une faute de frappe dans l’année, fréquente en janvier.',
      'Une ligne vient du fichier d’une autre année.',
      'La facture de décembre a été saisie avec celles de l’année suivante : dans ce cas, tout va bien.',
    ],
    steps: [open, 'Vérifiez l’année sur la facture, et corrigez la ligne s’il le faut.', save],
    origin: 'Règle de prudence : un bilan porte sur une année civile, et un achat ne compte que dans la sienne.',
  },
}
