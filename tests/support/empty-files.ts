/** Creates an archive of many empty files; the writer of the other tests is too slow for thousands. */
export function archiveOfEmptyFiles(count: number): Uint8Array {
  const contents: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (let index = 0; index < count; index++) {
    const name = Buffer.from(`vide-${index}`)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(20, 4)
    local.writeUInt16LE(name.length, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE(20, 4)
    central.writeUInt16LE(20, 6)
    central.writeUInt16LE(name.length, 28)
    central.writeUInt32LE(offset, 42)
    contents.push(local, name)
    directory.push(central, name)
    offset += local.length + name.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...contents, list, end])
}
