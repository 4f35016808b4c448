/** U+FFFE, which Unicode keeps for programs and XML refuses: the text of no cell starts with it. */
const mark = '\ufffe'

/** The cell of a formula whose result the workbook does not store: what it asks for, behind a mark. */
export const formulaCell = (formula: string): string => `${mark}=${formula}`

export const isFormulaCell = (text: string): boolean => text.startsWith(mark)

/** The formula of such a cell as spreadsheets show it: `=2*3`. */
export const shownFormula = (text: string): string => text.slice(mark.length)
