import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { qrModules } from '../../../web/ui/qr-modules.ts'

/** Another program, jsQR 1.4, has read the codes of these digests, and those of all lengths between. */
test.each([
  ['a', 21, 'ad65f877bf9411d14b0b2efbc0ca7dfffd44b86e4c5f662689ac17016c5d1b0e'],
  [
    'https://ma-cantine.agriculture.gouv.fr/v2/pesees#K7QM4XJP9TRA',
    33,
    '7e0e8d9c5bdf5f07e7ef83d7b8760b9d3af2e3d1e378a80d17daab5e0c0b5464',
  ],
  ['b'.repeat(106), 41, '89aabdb875d6cc0f2f6cf64149479a04bff61b62fe987d5a05a7aa2c85f60dbf'],
])('the QR code of %s is one that telephones read', (text, size, digest) => {
  const modules = qrModules(text) ?? []
  expect(modules).toHaveLength(size)
  const rows = modules.map(row => row.map(Number).join('')).join('\n')
  expect(createHash('sha256').update(rows).digest('hex')).toBe(digest)
})

test('a text that is too long has no QR code', () => {
  expect(qrModules('b'.repeat(107))).toBeNull()
})
