import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { packageFolder } from '../files/package-folder.ts'
import { packParts } from './office-package.ts'

/**
 * Fills in an office document whose parts are the files of a folder of `server/office`: `{{name}}` in them stands for the XML of that name.
 * @throws RangeError for a place without XML
 */
export async function fillTemplate(name: string, xml: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const root = join(packageFolder, 'office', name)
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => relative(root, `${parentPath}/${name}`))
    // Programs recognise an OpenDocument file by a first part that tells its type.
    .sort((a, b) => Number(b === 'mimetype') - Number(a === 'mimetype') || (a < b ? -1 : 1))
  const parts = paths.map(async path => [path, fillPlaces(await readFile(`${root}/${path}`, 'utf8'), xml)] as const)
  return packParts(Object.fromEntries(await Promise.all(parts)))
}

const fillPlaces = (part: string, xml: Readonly<Record<string, string>>): string =>
  part.replace(/\{\{(\w+)\}\}/g, (place, name: string) => {
    const content = xml[name]
    if (content === undefined) throw new RangeError(`Nothing stands for ${place}`)
    return content
  })
