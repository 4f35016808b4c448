import { egalimCategories, retiredCharacteristics } from './purchase-draft.ts'

/** The longest name or number of a certificate, in characters. */
export const longestCertificate = 200

const labels: ReadonlySet<string> = new Set([...egalimCategories, ...retiredCharacteristics])

/** Whether one of these characteristics is a label, a mention or a method, which a certificate may prove. */
export const hasLabel = (characteristics: readonly string[]): boolean => characteristics.some(code => labels.has(code))
