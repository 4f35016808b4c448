import type { Explanation } from '../explanation.ts'
import type { CodeOf } from '../families.ts'
import { open, save } from './steps.ts'

export const recaps: Readonly<Record<CodeOf<'recaps'>, Explanation>> = {
  'period-reversed': {
    meaning: 'Le dernier jour de la période vient avant le premier.',
    causes: [
      'Les deux dates ont été interverties.',
      'L’année de l’une des deux dates est fausse, souvent au passage d’une année à l’autre.',
    ],
    steps: [open, 'Vérifiez les colonnes « date_debut » et « date_fin » de la ligne.', save],
    origin: 'Règle de l’import : la période dit parmi quels achats enregistrés la ligne est cherchée.',
  },
  'period-of-several-years': {
    meaning: 'La période de la ligne commence une année et finit une autre.',
    causes: [
      'Le fournisseur tient ses comptes par année scolaire.',
      'Le récapitulatif couvre un exercice comptable qui ne suit pas l’année civile.',
    ],
    steps: [
      open,
      'Faites deux lignes de celle-ci : l’une jusqu’au 31 décembre, l’autre à partir du 1er janvier, chacune avec son montant.',
      'Si vous ne connaissez pas le partage, demandez-le au fournisseur : ses factures le donnent.',
      save,
    ],
    origin: 'Règle de l’import : un bilan porte sur une année civile, et chaque montant ne compte que dans une.',
  },
}
