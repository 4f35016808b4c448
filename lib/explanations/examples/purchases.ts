import type { Example } from '../example.ts'
import type { CodeOf } from '../families.ts'

export const purchases: Readonly<Record<CodeOf<'purchases'>, Example>> = {
  'local-definition-required': {
    shows: 'rows',
    kind: 'achats',
    wrong: [{ caracteristiques: 'BIO,LOCAL', definition_local: '' }],
    right: [{ caracteristiques: 'BIO,LOCAL', definition_local: 'DEPARTMENT' }],
  },
}
