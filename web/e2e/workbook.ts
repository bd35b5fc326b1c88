/** The smallest Excel file that holds these texts, sheet by sheet: parts of XML, stored without packing. */
import { crc32 } from 'node:zlib'

export type Sheets = Record<string, string[][]>

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const cell = (text: string) => `<c t="inlineStr"><is><t>${escaped(text)}</t></is></c>`
const row = (cells: string[]) => `<row>${cells.map(cell).join('')}</row>`
const relation = (id: number, kind: string, target: string) =>
  `<Relationship Id="r${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`
const relations = (inner: string) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${inner}</Relationships>`

export function workbook(sheets: Sheets): Buffer {
  const names = Object.keys(sheets)
  const each = (write: (name: string, nth: number) => string) =>
    names.map((name, at) => write(name, at + 1)).join('')
  return zipped({
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/>${each((_, nth) => `<Override PartName="/xl/worksheets/sheet${nth}.xml" ContentType="${KIND}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': relations(relation(1, 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each((name, nth) => `<sheet name="${escaped(name)}" sheetId="${nth}" r:id="r${nth}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      each((_, nth) => relation(nth, 'worksheet', `worksheets/sheet${nth}.xml`)),
    ),
    ...Object.fromEntries(
      names.map((name, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<worksheet xmlns="${MAIN}"><sheetData>${sheets[name]?.map(row).join('')}</sheetData></worksheet>`,
      ]),
    ),
  })
}

function zipped(parts: Record<string, string>): Buffer {
  const bodies: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(parts)) {
    const path = Buffer.from(name)
    const body = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${text}`)
    // Version, flags, method, time and date; then what is in it.
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(0x21, 8)
    facts.writeUInt32LE(crc32(body), 10)
    facts.writeUInt32LE(body.length, 14)
    facts.writeUInt32LE(body.length, 18)
    facts.writeUInt16LE(path.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, path, body])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, place, path]))
    bodies.push(local)
    at += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, directory, end])
}
