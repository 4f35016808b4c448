import type { Step } from '../explanation.ts'

/** Common to many pages. */
export const open: Step = 'Ouvrez le fichier dans votre tableur et allez à la ligne et à la colonne indiquées.'

export const save: Step = {
  excel: 'Choisissez « Fichier > Enregistrer sous », puis le type « CSV UTF-8 (délimité par des virgules) ».',
  libreOffice:
    'Choisissez « Fichier > Enregistrer sous », le type « Texte CSV (.csv) », puis le jeu de caractères « Unicode (UTF-8) ».',
}

export const textColumn: Step = {
  excel:
    'Sélectionnez la colonne, puis « Format de cellule » (Ctrl+1), onglet « Nombre », catégorie « Texte », et retapez les valeurs.',
  libreOffice:
    'Sélectionnez la colonne, puis « Format > Cellules » (Ctrl+1), onglet « Nombres », catégorie « Texte », et retapez les valeurs.',
}

export const deleteColumn: Step = {
  excel: 'Cliquez avec le bouton droit sur la lettre de la colonne, puis choisissez « Supprimer ».',
  libreOffice: 'Cliquez avec le bouton droit sur la lettre de la colonne, puis choisissez « Supprimer les colonnes ».',
}

export const fromTemplate: Step =
  'Comparez avec le modèle de fichier : « ma-cantine template achats » le donne (ou « cantines », « diagnostics »…).'

export const checkAgain: Step = 'Relancez la vérification.'
