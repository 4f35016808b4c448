import type { Scope } from '../http/scope.ts'
import type { Labels } from '../messages/labels.ts'

/** The label of each right, to follow “pouvoir” or “may”. */
export const scopeLabels: Labels<Scope> = {
  fr: {
    'user:read': 'connaître votre nom, votre identifiant et votre adresse électronique',
    'canteen:read': 'lire vos cantines',
    'canteen:write': 'créer et modifier vos cantines',
    'purchase:read': 'lire vos achats',
    'purchase:write': 'ajouter, modifier et supprimer vos achats',
    'diagnostic:read': 'lire vos bilans',
    'diagnostic:write': 'remplir et modifier vos bilans',
    'import:write': 'importer des fichiers de cantines, d’achats et de bilans',
  },
  en: {
    'user:read': 'know your name, your user name and your e-mail address',
    'canteen:read': 'read your canteens',
    'canteen:write': 'create and change your canteens',
    'purchase:read': 'read your purchases',
    'purchase:write': 'add, change and delete your purchases',
    'diagnostic:read': 'read your diagnostics',
    'diagnostic:write': 'fill in and change your diagnostics',
    'import:write': 'import files of canteens, purchases and diagnostics',
  },
}
