import type { Program, Snippets } from './snippet.ts'

export const typescript: Snippets = {
  canteens: {
    file: { name: 'cantines.mts', run: 'node cantines.mts' },
    code: origin => `const response = await fetch('${origin}/api/v1/canteenPreviews/', {
  headers: { authorization: \`Bearer \${process.env.MA_CANTINE_TOKEN}\` },
})
if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`)

const canteens = (await response.json()) as { id: number; name: string }[]
for (const { id, name } of canteens) console.log(id, name)`,
  },
  dryRun: {
    file: { name: 'simulation.mts', run: 'node simulation.mts' },
    code: origin => `import { openAsBlob } from 'node:fs'

const form = new FormData()
form.append('file', await openAsBlob('achats.csv', { type: 'text/csv' }), 'achats.csv')
const response = await fetch('${origin}/api/v1/importPurchases/?dryRun=true', {
  method: 'POST',
  headers: { authorization: \`Bearer \${process.env.MA_CANTINE_TOKEN}\` },
  body: form,
})
if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`)

const { created, errors } = (await response.json()) as {
  created: number
  errors: { row: number; message: string; advice: string }[]
}
console.log('created:', created)
for (const { row, message, advice } of errors) console.log(\`row \${row}: \${message} \${advice}\`)`,
  },
}

/** The same dry run with the library, which types the answer and puts failures into words. */
export const withLibrary: Program = {
  file: { name: 'bibliotheque.mts', run: 'node bibliotheque.mts' },
  code: origin => `import { openAsBlob } from 'node:fs'
import { createClient, importPurchases, listCanteenPreviews } from '@ma-cantine/lib'

const client = createClient({ baseUrl: '${origin}', fetch, token: process.env.MA_CANTINE_TOKEN ?? '' })

for (const { id, name } of await client.call(listCanteenPreviews)) console.log(id, name)

const { created, errors } = await client.call(importPurchases, {
  query: { dryRun: 'true' },
  file: { name: 'achats.csv', content: await openAsBlob('achats.csv', { type: 'text/csv' }) },
})
console.log('created:', created)
for (const { row, message, advice } of errors) console.log(\`row \${row}: \${message} \${advice}\`)`,
}
