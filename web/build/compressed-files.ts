import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'

/** Those of `render` are never sent. */
const compressible = /^(?!render\/).*\.(css|js|svg|txt|webmanifest)$/
/** Below it, what a form saves is about what its headers take. */
const worthwhileBytes = 500

/** Writes brotli and gzip forms beside each file that gains from them, so that the server compresses nothing itself. */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(names.filter(name => compressible.test(name)).map(name => compressFile(join(folder, name))))
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < worthwhileBytes) return
  const params = { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: content.length }
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then(small => writeFile(`${path}.br`, small)),
    promisify(gzip)(content, { level: 9 }).then(small => writeFile(`${path}.gz`, small)),
  ])
}
