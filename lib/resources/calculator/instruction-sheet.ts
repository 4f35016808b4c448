import { frenchNotes } from '../../purchases/french-note.ts'
import type { CellLook, WorkbookSheet } from '../workbook.ts'
import { text } from './sheet-cells.ts'

const instructions: readonly (readonly [CellLook, string])[] = [
  ['title', 'Calculer la part de produits durables et de qualité'],
  [
    'text',
    'Ce classeur additionne vos achats de denrées d’une année civile et les compare aux objectifs de la loi EGalim. Il se remplit sans connexion, et ce que vous y écrivez reste sur votre ordinateur.',
  ],
  ['heading', '1. Rassemblez vos achats'],
  [
    'text',
    'Prenez les factures de toutes les denrées servies dans l’année, du 1er janvier au 31 décembre : repas, goûters, petits-déjeuners, boissons comprises. Les montants sont hors taxes.',
  ],
  ['heading', '2. Remplissez la feuille « Achats »'],
  [
    'text',
    'Seules les cases jaunes se remplissent. Écrivez un montant, ou une addition comme =120,50+89,90. Une case vide vaut zéro.',
  ],
  [
    'text',
    'Dans le premier tableau, chaque achat compte une seule fois. S’il a plusieurs labels, prenez le premier de la liste : un poulet bio et Label rouge va sur la ligne « Agriculture biologique ».',
  ],
  [
    'text',
    `Dans le second tableau, notez la provenance : un achat déjà compté plus haut peut l’être encore ici, et sur plusieurs lignes. ${frenchNotes('fr')}`,
  ],
  ['heading', '3. Lisez la feuille « Résultats »'],
  [
    'text',
    'Choisissez votre territoire : ses objectifs s’appliquent. Avec le nombre de repas de l’année, ce qui reste à faire se lit aussi en centimes par repas.',
  ],
  [
    'text',
    'Le bas de la feuille donne les montants à reporter dans votre bilan, si vous choisissez la saisie simplifiée. Pour la saisie détaillée, recopiez la feuille « Achats » telle quelle.',
  ],
  ['heading', 'Bon à savoir'],
  [
    'text',
    'Les feuilles sont protégées sans mot de passe, pour que les formules ne s’effacent pas par mégarde. Vous pouvez ôter la protection dans le menu de votre tableur.',
  ],
  [
    'text',
    'Les parts sont arrondies, mais jamais jusqu’à un objectif qui n’est pas atteint : 19,96 % s’affiche « presque 20 % ».',
  ],
]

export function instructionSheet(): WorkbookSheet {
  return {
    name: 'Mode d’emploi',
    columns: [100],
    cells: instructions.map(([look, value], index) => text(`A${index + 1}`, value, look)),
    heights: Object.fromEntries(
      instructions.map(([look, value], index) => [
        index + 1,
        look === 'text' ? 18 + 15 * Math.floor(value.length / 105) : look === 'title' ? 30 : 26,
      ]),
    ),
    rules: [],
  }
}
