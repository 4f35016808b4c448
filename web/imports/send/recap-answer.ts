import type { RecapImportAnswer } from '@ma-cantine/lib/imports/import-answer'
import type { Answer } from './sending.ts'

export const isRecapAnswer = (answer: Answer): answer is RecapImportAnswer => 'verdictCounts' in answer
