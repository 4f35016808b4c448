/** Other people's sites that ours links to. */
export const externalSites = {
  documentation: 'https://documentation.ma-cantine.example/',
  keyFigures: 'https://chiffres.ma-cantine.example/',
} as const

export const supportEmail = 'support@ma-cantine.example'
