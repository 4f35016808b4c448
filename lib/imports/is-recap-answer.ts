import type { ImportAnswer, RecapImportAnswer } from './import-answer.ts'

export const isRecapAnswer = (answer: ImportAnswer): answer is RecapImportAnswer => 'verdictCounts' in answer
