import { fileSize } from '@ma-cantine/lib/messages/english'
import { formatPercent } from '@ma-cantine/lib/messages/percentages'
import type { progressFr } from './fr.ts'

export const progressEn: typeof progressFr = {
  steps: {
    check: 'Checking',
    send: 'Sending',
    save: 'Being stored by the server',
    list: 'Reading',
    delete: 'Deleting',
    declare: 'Declaring',
  },
  percent: share => formatPercent(Math.floor(share * 100), 'en'),
  bytes: fileSize,
  bytesOf: (done, total) => `${done} of ${total}`,
}
