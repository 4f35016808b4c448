import type { ColumnPages } from '../column-pages.ts'
import type { Step } from '../explanation.ts'
import { checkAgain, open, save, textColumn } from './steps.ts'

const dateColumn: Step = {
  excel:
    'Sélectionnez la colonne, puis « Format de cellule » (Ctrl+1), catégorie « Personnalisée », type « aaaa-mm-jj ».',
  libreOffice:
    'Sélectionnez la colonne, puis « Format > Cellules » (Ctrl+1), catégorie « Date », code de format « AAAA-MM-JJ ».',
}

const numberColumn: Step = {
  excel:
    'Sélectionnez la colonne, puis « Format de cellule » (Ctrl+1), catégorie « Nombre », sans séparateur de milliers.',
  libreOffice:
    'Sélectionnez la colonne, puis « Format > Cellules » (Ctrl+1), catégorie « Nombre », sans séparateur de milliers.',
}

const siretDigits: Step = {
  excel:
    'Pour un numéro devenu 2,134E+13 dans le classeur : « Format de cellule » (Ctrl+1), catégorie « Nombre », 0 décimale : ses chiffres reviennent.',
  libreOffice:
    'Pour un numéro devenu 2,134E+13 dans le classeur : « Format > Cellules » (Ctrl+1), catégorie « Nombre », 0 décimale : ses chiffres reviennent.',
}

const lostDigits: Step =
  'Si 2,134E+13 est écrit dans le fichier CSV lui-même, les derniers chiffres sont perdus : retrouvez-les à la source.'

const listedValues: Step = 'Le format attendu de la colonne donne la liste des valeurs, avec leur sens.'

const replaceAll: Step = {
  excel: 'Remplacez une valeur partout d’un coup avec « Rechercher et sélectionner > Remplacer » (Ctrl+H).',
  libreOffice: 'Remplacez une valeur partout d’un coup avec « Édition > Rechercher et remplacer » (Ctrl+H).',
}

const listValidation: Step = {
  excel: 'Pour ne plus se tromper : « Données > Validation des données », autoriser « Liste ».',
  libreOffice: 'Pour ne plus se tromper : « Données > Validité », autoriser « Liste ».',
}

/** What the pages of cells say of one sort of column. */
export const columnPages: ColumnPages = {
  'type-error': {
    date: {
      meaning: 'La valeur n’est pas une date écrite année-mois-jour, ou ce jour n’existe pas.',
      causes: [
        'Le tableur montre et enregistre les dates à la française, 15/03/2024, là où le fichier attend 2024-03-15.',
        'Le jour n’existe pas, comme le 30 février.',
      ],
      steps: [dateColumn, save, checkAgain],
    },
    year: {
      meaning: 'La valeur n’est pas une année écrite avec ses quatre chiffres.',
      causes: [
        'Une date entière a été écrite à la place de l’année.',
        'L’année n’a que deux chiffres, ou un mot l’accompagne.',
      ],
      steps: [open, 'Écrivez l’année seule, avec ses quatre chiffres.', save],
    },
    count: {
      meaning: 'La valeur n’est pas un nombre entier.',
      causes: [
        'Le nombre contient une virgule, une unité ou une espace entre les milliers.',
        'Un mot accompagne ou remplace le nombre.',
      ],
      steps: [numberColumn, save, checkAgain],
    },
    amount: {
      meaning: 'La valeur n’est pas un montant.',
      causes: [
        'Le montant contient le symbole €, un autre signe ou une espace entre les milliers.',
        'Un mot ou un tiret remplace le montant.',
      ],
      steps: [numberColumn, save, checkAgain],
    },
  },
  pattern: {
    siret: {
      meaning: 'Un SIRET a 14 chiffres, sans espace ni autre signe.',
      causes: [
        'Excel remplace un long numéro par 2,134E+13 : il le prend pour un nombre.',
        'Le numéro a été copié avec ses espaces.',
        'Un SIREN, qui n’a que 9 chiffres, a été écrit à la place du SIRET.',
      ],
      steps: [siretDigits, lostDigits, textColumn, save],
    },
    siren: {
      meaning: 'Un numéro SIREN compte exactement 9 chiffres, sans espace ni autre signe.',
      causes: [
        'Le numéro a été recopié avec des espaces : 213 401 722.',
        'C’est un SIRET (14 chiffres) : le SIREN en est le début.',
      ],
      steps: [
        open,
        'Gardez les 9 chiffres du numéro, sans espace ; annuaire-entreprises.data.gouv.fr le donne d’après le nom de l’unité légale.',
        textColumn,
        save,
      ],
    },
    townCode: {
      meaning: 'Un code INSEE de commune a 5 caractères : des chiffres, ou 2A et 2B au début pour la Corse.',
      causes: [
        'Un code qui commence par 0 perd son zéro dans un tableur, qui le prend pour un nombre : 01004 devient 1004.',
        'Le nom de la commune a été écrit à la place de son code.',
      ],
      steps: [textColumn, save],
    },
    postalCode: {
      meaning: 'Un code postal a 5 chiffres.',
      causes: [
        'Un code qui commence par 0 perd son zéro dans un tableur, qui le prend pour un nombre : 01340 devient 1340.',
        'Le nom de la commune a été écrit avec son code postal.',
      ],
      steps: [textColumn, save],
    },
    amount: {
      meaning: 'Un prix est un nombre, sans symbole € ni espace entre les milliers.',
      causes: [
        'Le prix porte le format monétaire : le symbole € et les espaces entre les milliers sont écrits dans le fichier CSV.',
        'Le prix est négatif, ou un mot l’accompagne.',
      ],
      steps: [numberColumn, save],
    },
  },
  enum: {
    oneValue: {
      meaning: 'La cellule contient une seule valeur de la liste, écrite exactement comme elle.',
      causes: [
        'Le mot courant a été écrit à la place de la valeur de la liste.',
        'Plusieurs valeurs ont été écrites, alors que la colonne n’en prend qu’une.',
        'La casse ou un accent diffère.',
      ],
      steps: [listedValues, replaceAll, listValidation, save],
    },
    severalValues: {
      meaning: 'Chaque valeur de la cellule fait partie de la liste, et le signe de la colonne les sépare.',
      causes: [
        'Le mot courant a été écrit à la place de la valeur de la liste.',
        'Les valeurs sont séparées par un autre signe que celui de la colonne.',
        'La casse ou un accent diffère.',
      ],
      steps: [listedValues, replaceAll, save],
    },
  },
  minimum: {
    count: {
      meaning: 'Le nombre est plus petit que le minimum de la colonne.',
      causes: ['Une formule soustrait plus qu’il n’y a.', 'Un tiret a été collé au nombre, qui en devient négatif.'],
      steps: [open, 'Corrigez le nombre.', save],
    },
    amount: {
      meaning: 'Le montant est plus petit que le minimum de la colonne : il n’est pas négatif.',
      causes: ['Un avoir ou une correction a été saisi en négatif.', 'Une formule soustrait plus qu’il n’y a.'],
      steps: [open, 'Corrigez le montant ; un avoir se déduit du montant auquel il se rapporte.', save],
    },
  },
}
