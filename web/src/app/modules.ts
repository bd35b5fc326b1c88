/** What the program is made of; within a menu, screens stand in this order. */
import type { Module } from '../blocks/document/module'
import { admission } from '../modules/admission'
import { application } from '../modules/application'
import { audit } from '../modules/audit'
import { bizconfig } from '../modules/bizconfig'
import { certificate } from '../modules/certificate'
import { contract } from '../modules/contract'
import { datacenter } from '../modules/datacenter'
import { finance } from '../modules/finance'
import { identity } from '../modules/identity'
import { jobs } from '../modules/jobs'
import { message } from '../modules/message'
import { offer } from '../modules/offer'
import { pricing } from '../modules/pricing'
import { product } from '../modules/product'
import { promotion } from '../modules/promotion'
import { purchase } from '../modules/purchase'
import { quality } from '../modules/quality'
import { schedule } from '../modules/schedule'
import { selection } from '../modules/selection'
import { sign } from '../modules/sign'
import { wms } from '../modules/wms'
import { workflow } from '../modules/workflow'

export const modules: readonly Module[] = [
  datacenter,
  workflow,
  admission,
  selection,
  offer,
  product,
  purchase,
  quality,
  wms,
  contract,
  finance,
  promotion,
  schedule,
  certificate,
  bizconfig,
  identity,
  application,
  message,
  pricing,
  audit,
  jobs,
  sign,
]
