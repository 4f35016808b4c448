import type { Snippets } from './snippet.ts'

export const curl: Snippets = {
  canteens: {
    file: null,
    code: origin => `curl --fail-with-body --silent --show-error \\
  --header "Authorization: Bearer $MA_CANTINE_TOKEN" \\
  '${origin}/api/v1/canteenPreviews/'`,
  },
  dryRun: {
    file: null,
    code: origin => `curl --fail-with-body --silent --show-error \\
  --header "Authorization: Bearer $MA_CANTINE_TOKEN" \\
  --form 'file=@achats.csv;type=text/csv' \\
  '${origin}/api/v1/importPurchases/?dryRun=true'`,
  },
}
