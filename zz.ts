import { understandText } from "#app/features/finder/ask/understand.ts";
const cpu=()=>{const u=process.threadCpuUsage(); return (u.user+u.system)/1000;};
for (const len of [2500,5000,10000]) { const text="nut allergy ".repeat(1000).slice(0,len); const ts=[]; for(let i=0;i<5;i++){const t=cpu(); understandText(text,{today:"2026-11-28",country:"US"}); ts.push(Math.round(cpu()-t));} console.log(len, ts.join(" ")); }
