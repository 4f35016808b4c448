/** The files of the archive of an inspection, by what they hold; invoices are beside one another in a folder. */
export const archiveFiles = {
  page: 'index.html',
  document: 'dossier.pdf',
  facts: 'dossier.json',
  declaration: 'declaration.json',
  amounts: 'montants.csv',
  purchases: 'achats.csv',
  digests: 'empreintes.sha256',
} as const

export const invoiceFolder = 'factures/'

/** The lines of a file of digests, as `sha256sum --check` reads them. */
export const digestLine = (path: string, sha256: string): string => `${sha256}  ${path}\n`
