import type { Explanation } from '../explanation.ts'
import type { CodeOf } from '../families.ts'
import { checkAgain, deleteColumn, fromTemplate, save } from './steps.ts'

const origin =
  'Règle de l’import : l’en-tête est celui du schéma publié (Table Schema), avec les mêmes noms et dans le même ordre.'

export const header: Readonly<Record<CodeOf<'header'>, Explanation>> = {
  'missing-header': {
    meaning: 'La première ligne ne porte aucun nom de colonne attendu. Sans eux, les lignes n’ont pas été vérifiées.',
    causes: [
      'La ligne d’en-tête a été supprimée, ou le fichier n’en a jamais eu.',
      'Une ligne vide ou un titre précède l’en-tête.',
    ],
    steps: [
      {
        excel: 'Cliquez avec le bouton droit sur le numéro de la ligne 1, puis choisissez « Insertion ».',
        libreOffice:
          'Cliquez avec le bouton droit sur le numéro de la ligne 1, puis choisissez « Insérer des lignes au-dessus ».',
      },
      'Copiez dans cette ligne l’en-tête du modèle de fichier.',
      fromTemplate,
      save,
    ],
    origin,
  },
  'blank-label': {
    meaning: 'Une colonne n’a pas de nom dans la ligne d’en-tête.',
    causes: [
      'Une cellule a été remplie, puis effacée, à droite du tableau : le tableur garde la colonne dans le fichier.',
      'Une colonne de travail (calcul, remarque) est restée sans titre.',
    ],
    steps: ['Si la colonne contient vos données, donnez-lui le nom du modèle de fichier.', deleteColumn, save],
    origin,
  },
  'duplicate-label': {
    meaning: 'Deux colonnes portent le même nom : on ne peut pas savoir laquelle contient la bonne valeur.',
    causes: ['Une colonne a été copiée et collée.', 'Deux tableaux ont été réunis côte à côte.'],
    steps: ['Vérifiez laquelle des deux colonnes contient les bonnes valeurs.', deleteColumn, save],
    origin,
  },
  'missing-label': {
    meaning: 'Une colonne du modèle manque. Toutes doivent être là, même celles dont les cellules sont facultatives.',
    causes: [
      'La colonne a été supprimée parce qu’elle était vide.',
      'Le fichier suit une version plus ancienne du modèle.',
    ],
    steps: [
      {
        excel: 'Cliquez avec le bouton droit sur la lettre de la colonne suivante, puis choisissez « Insertion ».',
        libreOffice:
          'Cliquez avec le bouton droit sur la lettre de la colonne suivante, puis choisissez « Insérer des colonnes avant ».',
      },
      'Écrivez le nom de la colonne sur la première ligne ; ses cellules peuvent rester vides si elle est facultative.',
      fromTemplate,
      save,
    ],
    origin,
  },
  'extra-label': {
    meaning: 'Une colonne n’appartient pas au modèle de fichier : elle ne serait enregistrée nulle part.',
    causes: [
      'Une colonne de travail (quantité, remarque, calcul) a été ajoutée.',
      'Le fichier sort d’un logiciel de gestion avec toutes ses colonnes.',
    ],
    steps: ['Gardez une copie du fichier si la colonne vous est utile.', deleteColumn, save],
    origin,
  },
  'incorrect-label': {
    meaning: 'Le nom d’une colonne n’est pas écrit exactement comme dans le modèle.',
    causes: [
      'Le nom a été embelli : majuscules, espaces, accents ajoutés ou retirés.',
      'Le tableur a corrigé le mot pendant la saisie : la correction automatique met des majuscules en début de cellule.',
    ],
    steps: ['Remplacez le nom de la colonne par celui qui est attendu, lettre pour lettre.', fromTemplate, save],
    origin,
  },
  'misplaced-label': {
    meaning: 'Toutes les colonnes sont là, mais celle-ci n’est pas à sa place.',
    causes: ['Une colonne a été déplacée pour faciliter la saisie.', 'Le fichier vient d’un autre logiciel.'],
    steps: [
      {
        excel:
          'Sélectionnez la colonne par sa lettre, coupez-la (Ctrl+X), puis faites un clic droit à sa place et choisissez « Insérer les cellules coupées ».',
        libreOffice:
          'Insérez une colonne vide à la bonne place, puis coupez la colonne (Ctrl+X) et collez-la dedans (Ctrl+V).',
      },
      save,
      checkAgain,
    ],
    origin,
  },
}
