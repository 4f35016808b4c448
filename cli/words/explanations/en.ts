import { quoteEn as q } from '../quotes.ts'
import type { explanationsFr } from './fr.ts'

export const explanationsEn: typeof explanationsFr = {
  explanationsTitle: 'What the check and the import can find',
  explanationsMore: 'The page of an error: ma-cantine explain pattern',
  explainMore: code => `To know more: ma-cantine explain ${code}`,
  unknownCode: (code, nearest) => ({
    message: `${q(code)} is not a known error code.`,
    advice: `Did you mean ${q(nearest)}? “ma-cantine explain” lists the codes.`,
  }),
  help: {
    explain: 'explain an error: what it means, where it comes from, how to mend it',
    codeArgument: 'code',
    code: 'code of an error, as the JSON report gives it',
  },
}
