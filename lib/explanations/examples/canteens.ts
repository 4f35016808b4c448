import type { Cells, Example } from '../example.ts'
import type { CodeOf } from '../families.ts'

const siret = '21340172201787'

export const canteens: Readonly<Record<CodeOf<'canteens'>, Example>> = {
  'siret-check-digit': canteen({ siret: '21340172201788' }, { siret }),
  'same-as-own-siret': canteen({ siret, siret_livreur_repas: siret }, { siret, siret_livreur_repas: '26566234910966' }),
  'postal-code-or-insee-code-required': canteen(
    { code_insee_commune: '', code_postal_commune: '' },
    { code_insee_commune: '75105', code_postal_commune: '' },
  ),
  'invalid-email': canteen(
    { gestionnaires_additionnels: 'claire@exemple.fr, gestion@collines' },
    { gestionnaires_additionnels: 'claire@exemple.fr, gestion@collines.fr' },
  ),
  'siret-in-scientific-notation': {
    shows: 'rows',
    kind: 'achats',
    wrong: [{ siret: '2,13402E+13' }],
    right: [{ siret: '21340172201787' }],
    explains: 'pattern',
  },
}

function canteen(wrong: Cells, right: Cells): Example {
  return { shows: 'rows', kind: 'cantines', wrong: [wrong], right: [right] }
}
