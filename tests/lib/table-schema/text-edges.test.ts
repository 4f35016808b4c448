import { Buffer } from 'node:buffer'
import { checkFile } from '@ma-cantine/lib'
import { describe, expect, test } from 'vitest'
import { check, file, listErrors } from '../../support/files.ts'

const right = file('achats', [{ description: 'Pommes' }, { description: 'Crème' }])

describe.each([1, 7, 64, 100_000])('read %i bytes at a time', size => {
  const inChunks = (text: string) => {
    const bytes = Buffer.from(text)
    return checkFile(
      Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
        bytes.subarray(index * size, (index + 1) * size),
      ),
    )
  }

  test.each(['sep=;\r\n', 'sep=,\n', '"sep=;"\r\n', 'SEP=;\r', '\ufeffsep=;\r\n', 'sep=;;;;;;;;\r\n'])(
    'the line %j for Excel is skipped, and the header has number 1, as there',
    async line => {
      expect(await inChunks(line + right)).toMatchObject({ valid: true, rows: 2 })
      const [error] = (await inChunks(`${line}${right}x;y\n`)).errors
      expect(error).toMatchObject({ row: 4 })
    },
  )

  test.each(['\x1a', '\r\n\x1a', '\x1a\x1a\x1a', '\0\0\0\0', '\x1a\0\0'])('the end mark %j is skipped', async end => {
    expect(await inChunks(right.trimEnd() + end)).toMatchObject({ valid: true, rows: 2 })
  })

  test('a mark in the middle is none', async () => {
    const wrong = right.replace('Pommes', 'Pom\x1ames')
    expect(listErrors(await inChunks(wrong))).toEqual(['2 description control-character'])
  })
})

test('a file of marks alone is empty', async () => {
  expect(listErrors(await check('sep=;\r\n\x1a'))).toEqual(['0 - empty-file'])
})
