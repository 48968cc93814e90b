import {parseDocument} from 'yaml'; import fs from 'fs';
for (const f of process.argv.slice(2)) { const d=parseDocument(fs.readFileSync(f,'utf8')); for(const e of d.errors.slice(0,3)) console.log(e.message.slice(0,260)); if(!d.errors.length){const t=d.toJS(); for (const k in t) console.log(k,t[k].length);} }
