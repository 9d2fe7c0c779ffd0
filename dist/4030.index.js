export const id = 4030;
export const ids = [4030];
export const modules = {

/***/ 998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ refuseLoadInParts),
  l: () => (/* binding */ underLoad)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/gate/statistics/random.js
var statistics_random = __webpack_require__(47352);
;// CONCATENATED MODULE: ./lib/run/load.js
/**
 * Asks as many users do: each query starts at its own time, whether those before it are answered or not (an open loop),
 * and its latency counts from then. A retriever that stalls is seen by all who came meanwhile.
 */

/** A generator that starts its queries later than this measures itself. */
const LATE_MS = 10;
const LATE_SHARE = 0.05;
/** When queries start, in milliseconds from the beginning: a Poisson process of this rate. At least one. */
function arrivals({ rate, duration_s }, random) {
    const starts = [];
    for (let at = 0;;) {
        at += (-Math.log(1 - random()) / rate) * 1000;
        if (at >= duration_s * 1000 && starts.length > 0)
            return starts;
        starts.push(at);
    }
}
/** Throws `load_generator` where the queries could not be started in time, and what `ask` rejects with. */
async function runLoad(cases, settings, ports) {
    const starts = arrivals(settings, ports.random);
    const begun = ports.now();
    const late = [];
    const running = [];
    let failure = null;
    for (const [at, start] of starts.entries()) {
        const wait = start - (ports.now() - begun);
        if (wait > 0)
            await ports.sleep(wait);
        if (failure !== null || ports.cancelled())
            break;
        late.push(Math.max(0, ports.now() - begun - start));
        const one = async () => {
            const answered = await ports.ask(cases[at % cases.length]).catch((error) => {
                failure ??= error;
                return false;
            });
            return { start_ms: start, ms: answered ? ports.now() - begun - start : null };
        };
        running.push(one());
    }
    const queries = await Promise.all(running);
    if (failure !== null)
        throw failure;
    if (ports.cancelled())
        throw new errors.GateError("cancelled", "the run was cancelled under load");
    requireInTime(late, queries);
    return { ...settings, queries };
}
function requireInTime(late, queries) {
    const took = queries.flatMap(({ ms }) => ms ?? []).toSorted((a, b) => a - b);
    const p95 = took[Math.ceil(took.length * 0.95) - 1] ?? 0;
    const most = Math.max(LATE_MS, LATE_SHARE * p95);
    const count = late.filter((ms) => ms > most).length;
    // One of a few may be anybody's.
    if (count <= Math.max(1, LATE_SHARE * late.length))
        return;
    throw new errors.GateError("load_generator", `latency.load: this machine started ${count} of ${late.length} queries more than ${most.toFixed(0)} ms late`, { hint: "The figures would be those of this machine. Lower `rate`, or use a runner with more cores." });
}

// EXTERNAL MODULE: ./lib/app/request.js
var app_request = __webpack_require__(14830);
;// CONCATENATED MODULE: ./lib/app/load.js
/** Asks the head's retriever once more for `latency.load`, in a session of its own. */





/** Connections to a server. An open loop knows no limit; a machine has one. */
const MOST_IN_FLIGHT = 512;
/** Asked before, one after the other: the first answers of a session wait for its start. */
const WARM_UP = 5;
/** Null where the config asks for none. Throws GateError. */
async function loadOf({ head, base, cases }, ports, open) {
    const { retriever: config, k } = head.config;
    const asked = [head, base].flatMap((each) => settingsOf(each?.config.latency));
    const seed = asked[0]?.seed;
    if (seed === undefined)
        return null;
    // What the change asks less of, the base's rules are judged by all the same.
    const rate = Math.max(...asked.map(({ load }) => load.rate));
    const duration_s = Math.max(...asked.map(({ load }) => load.duration_s));
    ports.progress(`asking ${rate} queries a second for ${duration_s} s`);
    const retriever = open({ ...config, concurrency: MOST_IN_FLIGHT });
    const random = (0,statistics_random/* splitMix64 */.f)(seed);
    const order = (0,statistics_random/* shuffled */.A)(cases, random);
    const ask = async ({ id, asked_as, query, params }) => {
        const question = { case_id: asked_as ?? id, query, k, ...(params === undefined ? {} : { params }) };
        return (await retriever.ask(question)).kind === "answer";
    };
    try {
        await retriever.start();
        for (const each of order.slice(0, WARM_UP))
            await ask(each);
        return await runLoad(order, { rate, duration_s }, {
            ask,
            now: () => performance.now(),
            sleep: (ms) => (0,promises_.setTimeout)(ms),
            random: () => random.next()[0] / 2 ** 32,
            cancelled: () => ports.signal.aborted,
        });
    }
    finally {
        await retriever.stop();
    }
}
/** As a part of the run, with the failure that ends it; after an earlier failure nothing is asked. */
async function underLoad(failure, plan, ports, open) {
    if (failure !== null)
        return { failure };
    try {
        const load = await loadOf(plan, ports, open);
        return load === null ? { failure: null } : { load, failure: null };
    }
    catch (error) {
        if (error instanceof errors.GateError)
            return { failure: error };
        throw error;
    }
}
function settingsOf(latency) {
    if (latency === undefined || latency === "off" || latency.load === undefined)
        return [];
    return [{ seed: latency.seed, load: latency.load }];
}
/** A shard asks a part of the suite, and load is of the whole. */
function refuseLoadInParts(request, { latency, file }) {
    if (settingsOf(latency).length === 0)
        return;
    if (request.command !== "merge" && (0,app_request/* shardOf */.IS)(request) === null)
        return;
    throw new errors.GateError("usage", `${file}: latency.load is measured in one job, and this suite has shards`, {
        hint: "Put `load` and its rules into a config of their own, for a job without `shard`.",
    });
}


/***/ }),

/***/ 9611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ measurement),
  R: () => (/* binding */ showProgress)
});

// EXTERNAL MODULE: ./lib/gate/two-policies.js
var two_policies = __webpack_require__(88084);
// EXTERNAL MODULE: ./lib/metrics/view.js
var view = __webpack_require__(19148);
// EXTERNAL MODULE: ./lib/retrievers/registry.js + 6 modules
var registry = __webpack_require__(78691);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/run/ranking.js
var ranking = __webpack_require__(65887);
;// CONCATENATED MODULE: ./lib/run/probe.js
/** Asks some cases once more, for more results than the run did. No clock, no verdict: it only looks. */


/** What of the probe's k is asked for where a server refuses more: many have a longest page. */
const SHARES = [1, 0.5, 0.2];
/**
 * Starts the retriever and stops it in every case. A query that errs, falls back or can't be ranked has no answer; a
 * retriever that can't go on ends it, and what was answered until then stays. Rejects only for what is no GateError.
 */
async function askAgain(plan, retriever) {
    const answers = plan.cases.map(() => null);
    const asking = { plan, retriever, refused: 0, errors: [] };
    try {
        await retriever.start();
        let next = 0;
        const worker = async () => {
            for (let i = next++; i < plan.cases.length; i = next++) {
                answers[i] = await ask(asking, plan.cases[i]);
            }
        };
        const workers = Array.from({ length: Math.min(plan.concurrency, plan.cases.length) }, worker);
        const failed = (await Promise.allSettled(workers)).find((each) => each.status === "rejected");
        if (failed !== undefined)
            throw failed.reason;
        const [first] = asking.errors;
        const { length } = asking.errors;
        return {
            answers,
            failure: first === undefined ? null : `${length} of ${answers.length} failed: ${first}`,
        };
    }
    catch (error) {
        if (error instanceof errors.GateError)
            return { answers, failure: error.message };
        throw error;
    }
    finally {
        await retriever.stop();
    }
}
async function ask(asking, subject) {
    const { plan, retriever } = asking;
    let error = "";
    for (let step = asking.refused; step < SHARES.length; step++) {
        const k = Math.max(1, Math.floor(plan.k * SHARES[step]));
        const raw = await retriever.ask({
            case_id: subject.id,
            query: subject.query,
            k,
            ...(subject.params === undefined ? {} : { params: subject.params }),
        });
        if (raw.kind === "error") {
            error ||= raw.message;
            continue;
        }
        asking.refused = Math.max(asking.refused, step);
        if (raw.degraded)
            return null;
        return answerOf(plan, subject, raw, k);
    }
    asking.errors.push(error);
    return null;
}
function answerOf(plan, subject, raw, k) {
    try {
        const hits = (0,ranking/* rank */.T)(raw.results, subject.id, k, plan.definition);
        return { hits, returned: raw.results.length, ...(k === plan.k ? {} : { k }) };
    }
    catch (error) {
        if (error instanceof errors.GateError)
            return null;
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/run/run-suite.js
var run_suite = __webpack_require__(59525);
// EXTERNAL MODULE: ./lib/run/rounds.js
var rounds = __webpack_require__(34396);
// EXTERNAL MODULE: ./lib/run/stages.js
var stages = __webpack_require__(37522);
// EXTERNAL MODULE: ./lib/run/side.js + 1 modules
var side = __webpack_require__(40285);
;// CONCATENATED MODULE: ./lib/run/side-by-side.js
/**
 * Two retrievers in one job. Both are asked everything once for quality; then in rounds, each in a new random order, base
 * and head one after the other for each case, so that whatever slows the machine hits both.
 */





/** Starts both retrievers, measures, and stops both in every case. Rejects only for what is no GateError. */
async function runSideBySide(plan, ports) {
    if (plan.base.clock === "recorded" || plan.head.clock === "recorded")
        return oneByOne(plan, ports);
    const session = new PairedSession(plan, ports);
    try {
        await ofBase(ports.base.start());
        await ports.head.start();
        await session.run();
        return session.measurement(null);
    }
    catch (error) {
        if (error instanceof errors.GateError)
            return session.measurement(error);
        throw error;
    }
    finally {
        await Promise.all([ports.base.stop(), ports.head.stop()]);
    }
}
/** A recorded run has no clock that could run beside another's: its own times, if any, are as they are. */
async function oneByOne(plan, ports) {
    const { cases } = plan;
    // Beside a retriever that runs, a recorded time is another clock's.
    const alike = plan.base.clock === plan.head.clock;
    const latency = alike ? plan.latency : "off";
    const sampling = () => ({ rounds: [], more: () => [], ends_ms: 0 });
    const base = await (0,run_suite/* runSuite */.o)({ ...plan.base, cases, latency, sampling }, { ...ports, retriever: ports.base });
    if (base.failure !== null) {
        const failure = (0,errors/* failureOfBase */.LD)(base.failure);
        const unasked = new side/* Side */.m(plan.head, { retriever: ports.head, cancelled: ports.cancelled });
        const timing = { source: "off", repeats: 0, budget_ended: false };
        return {
            base,
            head: unasked.measurement(cases, { samples: new Map(), stages: new Map(), timing }, failure),
            failure,
        };
    }
    const head = await (0,run_suite/* runSuite */.o)({ ...plan.head, cases, latency, sampling }, { ...ports, retriever: ports.head });
    return { base, head, failure: head.failure };
}
/** What fails in here says that it was the base's. */
async function ofBase(work) {
    try {
        return await work;
    }
    catch (error) {
        throw error instanceof errors.GateError ? (0,errors/* failureOfBase */.LD)(error) : error;
    }
}
const SIDES = ["base", "head"];
class PairedSession {
    #plan;
    #ports;
    #base;
    #head;
    #pairs = new Map();
    #stages = { base: new stages/* Stages */.e(), head: new stages/* Stages */.e() };
    #timed = false;
    #taken = { budget_ended: false, ms: 0 };
    constructor(plan, ports) {
        this.#plan = plan;
        this.#ports = ports;
        this.#base = new side/* Side */.m(plan.base, { retriever: ports.base, cancelled: ports.cancelled });
        this.#head = new side/* Side */.m(plan.head, { retriever: ports.head, cancelled: ports.cancelled });
    }
    async run() {
        const { cases, latency } = this.#plan;
        let asked = 0;
        const done = () => this.#ports.progress("quality", ++asked, 2 * cases.length);
        await ofBase(this.#base.qualityPass(cases, done));
        await this.#head.qualityPass(cases, done);
        if (latency !== "off")
            await this.#time(latency);
    }
    async #time(latency) {
        const { cases, sampling: sample } = this.#plan;
        const byId = new Map(cases.map((each) => [each.id, each]));
        this.#timed = true;
        for (let pass = 1; pass < latency.warmup; pass++)
            await this.#warmUp(latency);
        const sampling = sample(sums(this.#base.tookMs, this.#head.tookMs));
        await (0,rounds/* askRounds */.B)(sampling, this.#taken, {
            now: this.#ports.now,
            mayAsk: () => this.#mayAsk(latency),
            order: this.#ports.dice.shuffled,
            ask: async (id) => this.#adopt(id, await this.#pair(byId.get(id))),
            more: () => sampling.more(this.#pairs, this.#stagesByCase()),
            progress: (done, total) => this.#ports.progress("latency", done, total),
        });
    }
    /** Of both sides together. */
    #mayAsk({ max_queries: most }) {
        return most === null || this.#base.asked + this.#head.asked + 2 <= most;
    }
    async #warmUp(latency) {
        for (const subject of this.#ports.dice.shuffled(this.#plan.cases)) {
            if (this.#mayAsk(latency))
                await this.#pair(subject);
        }
    }
    #stagesByCase() {
        return { base: this.#stages.base.byCase, head: this.#stages.head.byCase };
    }
    measurement(failure) {
        const { cases, latency } = this.#plan;
        const of = (side) => {
            const samples = new Map([...this.#pairs].map(([id, pairs]) => [id, pairs[side]]));
            const measured = side === "base" ? this.#base : this.#head;
            const timing = {
                source: this.#timed && latency !== "off" ? latency.source : "off",
                repeats: (0,run_suite/* fewestRepeats */.b)(samples, (id) => this.#base.answered(id) && this.#head.answered(id)),
                budget_ended: this.#taken.budget_ended,
                ...(latency === "off" ? {} : { seed: latency.seed }),
                asked: { queries: measured.asked, ms: this.#taken.ms, plan: [] },
            };
            const stages = this.#stages[side].byCase;
            return measured.measurement(cases, { samples, stages, timing }, failure);
        };
        return { base: of("base"), head: of("head"), failure };
    }
    /** Null where either side has no answer, or has none now. */
    async #pair(subject) {
        const baseFirst = this.#ports.dice.coin();
        if (!this.#base.answered(subject.id) || !this.#head.answered(subject.id))
            return null;
        const taken = { base: null, head: null };
        for (const side of baseFirst ? SIDES : SIDES.toReversed())
            taken[side] = await this.#again(side, subject);
        const { base, head } = taken;
        return base === null || head === null ? null : { base, head };
    }
    #again(side, subject) {
        return side === "base" ? ofBase(this.#base.again(subject)) : this.#head.again(subject);
    }
    #adopt(id, pair) {
        if (pair === null)
            return;
        const { base, head } = pair;
        const known = this.#pairs.get(id) ?? { base: [], head: [] };
        this.#pairs.set(id, { base: [...known.base, base.ms], head: [...known.head, head.ms] });
        this.#stages.base.add(id, base.spans);
        this.#stages.head.add(id, head.spans);
    }
}
function sums(left, right) {
    return new Map([...left].map(([id, ms]) => [id, ms + (right.get(id) ?? ms)]));
}

// EXTERNAL MODULE: ./lib/shards/split.js
var split = __webpack_require__(23925);
// EXTERNAL MODULE: ./lib/app/load.js + 1 modules
var app_load = __webpack_require__(998);
// EXTERNAL MODULE: ./lib/gate/statistics/random.js
var statistics_random = __webpack_require__(47352);
;// CONCATENATED MODULE: ./lib/gate/latency/asking.js
/** Carrying out a sampling plan: who is asked how often, in which order, and when asking ends. */
/** Of base's and head's plan the larger, scope by scope. */
function unionOfPlans(base, head) {
    const scopes = new Set([...base.keys(), ...head.keys()]);
    return new Map([...scopes].map((scope) => [scope, Math.max(base.get(scope) ?? 0, head.get(scope) ?? 0)]));
}
/**
 * The rounds of one pass through the plan: a case that is asked r times of R is in r of R rounds, evenly spread, so
 * that whatever slows the machine for a while hits no bucket more than another. Ids stand in the order given.
 */
function roundsOf(timesByCase) {
    const rounds = Math.max(0, ...timesByCase.values());
    return Array.from({ length: rounds }, (_, round) => [...timesByCase].flatMap(([id, times]) => {
        const due = Math.floor(((round + 1) * times) / rounds) > Math.floor((round * times) / rounds);
        return due ? [id] : [];
    }));
}
/** How much longer than recorded a run may take before asking ends. */
const PATIENCE = 3;
/**
 * When asking ends, in milliseconds after the first timed query: at three times what the plan took when it was
 * recorded, or at `budget_s`, whichever is later.
 */
function askingEndsMs(recordedMs, budgetS) {
    return Math.max(PATIENCE * recordedMs, budgetS * 1000);
}
/** What is said before the run. `sides` is 2 where base and head are both asked. */
function announced(timesByCase, limits, sides = 1) {
    const timed = [...timesByCase.values()].reduce((sum, times) => sum + times, 0);
    const cap = limits.maxQueries ?? Infinity;
    const before = limits.warmup * timesByCase.size;
    return {
        planned: Math.min(cap, sides * (before + timed)),
        most: Math.min(cap, sides * (before + limits.looks * timed)),
    };
}

// EXTERNAL MODULE: ./lib/model/scope.js
var scope = __webpack_require__(90997);
// EXTERNAL MODULE: ./lib/gate/latency-checks.js
var latency_checks = __webpack_require__(30227);
// EXTERNAL MODULE: ./lib/gate/ratio-checks.js + 1 modules
var ratio_checks = __webpack_require__(60185);
// EXTERNAL MODULE: ./lib/gate/rules.js + 1 modules
var rules = __webpack_require__(28654);
// EXTERNAL MODULE: ./lib/gate/latency/plans.js
var latency_plans = __webpack_require__(39338);
// EXTERNAL MODULE: ./lib/gate/latency/side-by-side.js + 1 modules
var side_by_side = __webpack_require__(38639);
// EXTERNAL MODULE: ./lib/gate/latency/stored.js
var stored = __webpack_require__(39843);
// EXTERNAL MODULE: ./lib/gate/latency/two-looks.js
var two_looks = __webpack_require__(32189);
;// CONCATENATED MODULE: ./lib/gate/latency/open.js








/** Ids of the cases asked, for one policy. */
function openCases(policy, asking, seen) {
    const { suite, config, baseline } = policy;
    const left = new Set(((0,latency_plans/* storedPlan */.Rg)(policy, baseline, asking.settings)?.unfilled ?? []).map(latency_plans/* keyOf */.TN));
    const idOf = askedIds(suite.cases, asking.cases);
    const open = new Set();
    for (const rule of (0,rules/* resolveRules */.SJ)(config, suite).rules) {
        const { family } = rule.metric;
        if (family.kind !== "latency" || !(0,latency_plans/* hasLimit */.yR)(rule))
            continue;
        if (left.has((0,latency_plans/* keyOf */.TN)({ scope: (0,scope/* scopeText */.Cm)(rule.scope), statistic: family.statistic })) && !rule.named)
            continue;
        const cases = (0,scope/* casesIn */.XV)(suite.cases, rule.scope).filter((each) => idOf.has(each.id));
        const timed = cases.map((each) => timedOf(each, idOf.get(each.id), rule, { policy, asking, seen }));
        if (!isRuleOpen(rule, timed, asking, seen.base !== null))
            continue;
        for (const { id } of cases)
            open.add(idOf.get(id));
    }
    return open;
}
/** By which id a policy's case is asked; another policy's case of that id may ask something else. */
function askedIds(cases, asked) {
    const queries = new Map(cases.map(({ id, query }) => [id, query]));
    return new Map(asked.flatMap((each) => {
        const own = each.asked_as ?? each.id;
        return queries.get(own) === each.query ? [[own, each.id]] : [];
    }));
}
function timedOf({ id, digest }, asked, { metric }, { policy, asking, seen }) {
    const stage = metric.k === null ? metric.stage : undefined;
    const of = ({ now, stages }) => (stage === undefined ? now.get(asked) : stages.get(asked)?.get(stage)) ?? [];
    const recorded = policy.baseline?.cases.get(id);
    const before = recorded?.digest === digest ? recorded : undefined;
    return {
        planned: asking.sampling.times.get(asked) ?? 0,
        now: of(seen),
        before: seen.base === null ? (0,latency_checks/* recordedSamples */.Yp)(before, stage) : of(seen.base),
        paired: seen.base !== null || before !== undefined,
    };
}
function isRuleOpen(rule, timed, asking, beside) {
    const { family } = rule.metric;
    if (family.kind !== "latency")
        return false;
    const options = { seed: asking.settings.seed, method: asking.definition.percentile };
    const look = (bare, cases) => (0,latency_plans/* hasLimit */.yR)(bare) &&
        (0,two_looks/* isOpen */.nT)((0,stored/* lookAtStored */.o$)((0,two_looks/* sidesOf */.Mm)((0,two_looks/* firstLook */.yb)(cases)), (0,latency_checks/* storedRule */.uU)(bare, family, cases.length), options));
    const ceiling = { ...rule, tolerance: [] };
    const whole = rule.metric.k === null && rule.metric.stage === undefined;
    if (beside && whole && (0,ratio_checks/* hasRatio */.GZ)(family)) {
        const pairs = (0,two_looks/* firstLook */.yb)(timed).map((each) => (0,two_looks/* pairOf */.cF)((0,two_looks/* evenly */.Aw)(each)));
        const ratio = (0,side_by_side/* lookAtRatios */.L)(pairs, (0,ratio_checks/* ruleOf */.Y)(family.statistic, asking.settings.side_by_side), options);
        return (0,two_looks/* isOpen */.nT)(ratio) || look(ceiling, timed);
    }
    const paired = timed.filter((each) => each.paired);
    return look(rule, paired) || (paired.length < timed.length && look(ceiling, timed));
}

;// CONCATENATED MODULE: ./lib/gate/latency/run-plan.js


/** What the baselines say without asking anybody; null where a plan, or a part of it, has yet to be made. */
function knownRepeats(policies, settings) {
    const plans = policies.map((policy) => (0,latency_plans/* storedPlan */.Rg)(policy, policy.baseline, settings));
    const whole = plans.every((plan, index) => plan !== null && (0,latency_plans/* unknownChecks */.CI)(policies[index], plan).length === 0);
    return whole
        ? joined(plans.flatMap((plan) => plan ?? []), settings)
        : null;
}
/**
 * The plans of all policies, scope by scope the larger, and as often what is new to them. `tookMs` is what one query of
 * each case took in the quality pass.
 */
function runSampling(policies, cases, settings, tookMs) {
    const plans = policies.flatMap((policy) => {
        const stored = (0,latency_plans/* storedPlan */.Rg)(policy, policy.baseline, settings);
        if (stored === null)
            return [(0,latency_plans/* newPlan */.EI)(policy, settings, tookMs)];
        const unknown = new Set((0,latency_plans/* unknownChecks */.CI)(policy, stored).map(({ scope }) => scope));
        if (unknown.size === 0)
            return [stored];
        const made = (0,latency_plans/* newPlan */.EI)(policy, settings, tookMs);
        const repeats = new Map([...made.repeats].filter(([scope]) => unknown.has(scope)));
        return [stored, { repeats, ms: made.ms }];
    });
    const repeats = joined(plans, settings);
    const times = timesByCase(repeats, policies, cases);
    const recordedMs = Math.max(0, ...plans.map(({ ms }) => ms));
    return { repeats, times, rounds: roundsOf(times), ends_ms: askingEndsMs(recordedMs, settings.budget_s) };
}
function joined(plans, { repeats }) {
    const own = repeats === "auto" ? new Map() : new Map([["overall", repeats]]);
    return plans.reduce((sum, plan) => unionOfPlans(sum, plan.repeats), own);
}
/** A case may be in one intent by the base's suite and in another by the head's: it is asked for both. */
function timesByCase(repeats, policies, cases) {
    const suites = policies.map(({ suite }) => new Map(suite.cases.map((each) => [each.id, each])));
    return new Map(cases.map((each) => {
        const versions = [
            each,
            ...suites.flatMap((suite) => suite.get(each.asked_as ?? each.id) ?? []),
        ];
        return [each.id, Math.max(...versions.map((version) => (0,latency_plans/* timesOf */.Qv)(repeats, version)))];
    }));
}
/** One more pass through the plan for these cases alone. */
function roundsFor(times, ids) {
    return roundsOf(new Map([...times].filter(([id]) => ids.has(id))));
}

// EXTERNAL MODULE: ./lib/words/sampling.js
var sampling = __webpack_require__(77472);
;// CONCATENATED MODULE: ./lib/app/sampling.js
/** The sampling of a run: made from the policies' plans, announced, and written into what was measured. */






class Sampler {
    #plan;
    #settings;
    #policies;
    #say;
    #made = null;
    #announced = false;
    /** `recording` leaves the old baseline's plan out: a new one is made. */
    constructor(plan, recording, say) {
        this.#plan = plan;
        this.#settings = (0,two_policies/* latencyOf */.Wg)(plan.head, plan.base);
        const policies = plan.base === null ? [plan.head] : [plan.head, plan.base];
        this.#policies = policies
            .filter(({ config }) => config.latency !== "off")
            .map(({ config, suite, baseline }) => ({ config, suite, baseline: recording ? null : baseline }));
        this.#say = say;
    }
    /** How this job is timed: of `max_queries` a shard has the share that its cases take of the whole plan. */
    get settings() {
        const settings = this.#settings;
        const { cases, all } = this.#plan;
        if (settings === "off" || settings.max_queries === null || cases.length === all.length)
            return settings;
        const repeats = knownRepeats(this.#policies, settings);
        const times = repeats === null ? null : timesByCase(repeats, this.#policies, all);
        const queries = (asked) => asked.reduce((sum, { id }) => sum + Math.max(1, settings.warmup) + (times?.get(id) ?? 0), 0);
        return { ...settings, max_queries: Math.floor((settings.max_queries * queries(cases)) / queries(all)) };
    }
    /** Says how many queries the run asks, where the baselines' plans tell it without asking anybody. */
    announceKnown() {
        if (this.#settings === "off")
            return this.#announce(new Map());
        const repeats = knownRepeats(this.#policies, this.#settings);
        if (repeats === null)
            return;
        this.#announce(timesByCase(repeats, this.#policies, this.#plan.cases));
    }
    /** `tookMs`: what one query of each case took in the quality pass, both sides together. */
    sampling(tookMs) {
        if (this.#settings === "off")
            throw new Error("nothing is sampled where latency is off");
        const all = this.#plan.all;
        const made = runSampling(this.#policies, all, this.#settings, tookMs);
        const own = new Set(this.#plan.cases.map(({ id }) => id));
        const times = new Map([...made.times].filter(([id]) => own.has(id)));
        this.#made = { ...made, times, rounds: roundsFor(times, own) };
        if (!this.#announced)
            this.#announce(times);
        return this.#made;
    }
    /** The rounds that the checks need which the plan's samples leave open. */
    more(seen) {
        const [settings, sampling] = [this.#settings, this.#made];
        if (settings === "off" || sampling === null)
            return [];
        const cases = this.#plan.all;
        const asking = { cases, sampling, settings, definition: this.#plan.head.config.definition };
        const open = new Set(this.#policies.flatMap((policy) => [...openCases(policy, asking, seen)]));
        return roundsFor(sampling.times, open);
    }
    /** With the plan that was asked. */
    written(timing) {
        const plan = [...(this.#made?.repeats ?? [])].map(([scope, repeats]) => ({ scope, repeats }));
        return timing.asked === undefined ? timing : { ...timing, asked: { ...timing.asked, plan } };
    }
    #announce(times) {
        this.#announced = true;
        const { settings } = this;
        const cases = new Map(this.#plan.cases.map(({ id }) => [id, times.get(id) ?? 0]));
        const limits = settings === "off"
            ? { warmup: 1, maxQueries: null, looks: 1 }
            : { warmup: Math.max(1, settings.warmup), maxQueries: settings.max_queries, looks: 2 };
        this.#say((0,sampling/* announcement */.uF)(announced(cases, limits, this.#plan.beside === null ? 1 : 2)));
    }
}
/** The order of base and head, block by block: always the same from one seed. */
function diceOf(seed) {
    const random = (0,statistics_random/* splitMix64 */.f)(seed);
    return { shuffled: (values) => (0,statistics_random/* shuffled */.A)(values, random), coin: () => random.below(2) === 0 };
}

// EXTERNAL MODULE: ./lib/retrievers/process.js + 1 modules
var retrievers_process = __webpack_require__(87033);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./lib/app/measure.js











/** Asks for the run, and for more of the lost cases; the second works on what the first was asked. */
function measurement(root, ports, recording) {
    let asked = null;
    return {
        retrieve: (plan) => {
            asked = { plan, since: performance.now() };
            return retrieve(root, plan, { ...ports, recording });
        },
        probe: (cases, k) => {
            if (asked === null)
                throw new Error("probe was called before retrieve");
            return probe(asked, { cases, k }, root, ports);
        },
        corpus: async () => {
            const { retriever } = asked.plan.head.config;
            if (retriever.kind !== "bm25")
                return null;
            const { readCorpus } = await __webpack_require__.e(/* import() */ 164).then(__webpack_require__.bind(__webpack_require__, 87783));
            const documents = await readCorpus(retriever, portsIn(root.directory, ports));
            return documents.map((each) => ({ ...each, doc_id: each.id, repeat: false }));
        },
    };
}
/** A retriever of its own, in what is left of the run's total time. */
async function probe({ plan, since }, wanted, root, ports) {
    const { retriever, definition } = plan.head.config;
    const left = Math.floor(retriever.total_timeout_ms - (performance.now() - since));
    if (left <= 0)
        return { answers: [], failure: "the run's total_timeout_ms was used up" };
    ports.progress(`asking again for ${wanted.k} results: ${wanted.cases.length} cases miss a target`);
    const again = opened({ ...retriever, total_timeout_ms: left }, root.directory, ports);
    const asked = { ...wanted, definition, concurrency: retriever.concurrency };
    const { answers, failure } = await askAgain(asked, again.retriever);
    const ranked = wanted.cases.map((subject, at) => {
        const list = answers[at] ?? null;
        if (list === null)
            return null;
        const outcome = { kind: "answer", ...list, degraded: false };
        const run = { case_id: subject.id, outcome, first_ms: null, samples_ms: [] };
        return { ranks: (0,view/* targetRanks */.Hc)((0,view/* viewCase */.U1)(subject, run, definition)), returned: list.returned };
    });
    return { answers: ranked, failure };
}
/** Both retrievers live in this job at once where there is a base beside. */
async function retrieve(root, plan, ports) {
    const environment = describeMachine();
    const now = () => performance.now();
    const progress = showProgress({ line: ports.line, print: ports.progress, now });
    const shared = { now, cancelled: () => ports.signal.aborted, progress, environment };
    const head = opened(plan.head.config.retriever, root.directory, ports);
    const sampler = new Sampler(plan, ports.recording, ports.progress);
    sampler.announceKnown();
    const written = (run) => ({
        ...run,
        timing: sampler.written(run.timing),
    });
    const open = (config) => opened(config, root.directory, ports).retriever;
    const loaded = (failure) => (0,app_load/* underLoad */.l)(failure, plan, ports, open);
    if (plan.beside === null) {
        const { failure, ...run } = await (0,run_suite/* runSuite */.o)(planOf(plan, sampler), {
            ...shared,
            retriever: head.retriever,
        });
        const { failure: ended, ...load } = await loaded(failure);
        return {
            run: { ...written(run), environment, log: head.log.text(), ...load },
            base: null,
            failure: ended,
        };
    }
    const base = opened(plan.beside.config, plan.beside.directory, ports);
    const pairs = pairPlanOf(plan, plan.beside.config, sampler);
    const dice = diceOf(pairs.latency === "off" ? 0 : pairs.latency.seed);
    const both = { ...shared, head: head.retriever, base: base.retriever, dice };
    const measured = await runSideBySide(pairs, both);
    const { failure, ...load } = await loaded(measured.failure);
    const log = [head.log.text(), "[the base's retriever]\n", base.log.text()];
    return {
        run: {
            ...written(measured.head),
            environment,
            log: base.log.text() === "" ? head.log.text() : log.join(""),
            ...load,
        },
        base: { ...written(measured.base), environment, log: "" },
        failure,
    };
}
function opened(config, directory, ports) {
    const log = new retrievers_process/* BoundedLog */.ot();
    const to = (text) => log.push(Buffer.from(text));
    const retriever = (0,registry/* createRetriever */.HF)(config, { ...portsIn(directory, ports), log: to });
    return { retriever, log };
}
function portsIn(root, { environment, moduleHost, signal }) {
    return { root, environment, moduleHost, signal, log: () => { } };
}
function sideOf(retriever, { head, base }) {
    const { definition, k } = head.config;
    const { concurrency } = retriever;
    return { k, definition, latency: (0,two_policies/* latencyOf */.Wg)(head, base), concurrency, clock: (0,registry/* clockOf */.ie)(retriever) };
}
function planOf(plan, sampler) {
    // Another shard's cases count as this one's do.
    const fill = (0,split/* standIns */.dS)(plan.all, plan.cases);
    return {
        ...sideOf(plan.head.config.retriever, plan),
        latency: sampler.settings,
        cases: plan.cases,
        sampling: (tookMs) => {
            const { rounds, ends_ms } = sampler.sampling(fill(tookMs));
            const more = (samples, stages) => sampler.more({ now: fill(samples), stages: fill(stages), base: null });
            return { rounds, ends_ms, more };
        },
    };
}
function pairPlanOf(plan, base, sampler) {
    const { head, cases } = plan;
    const side = (pairs, which) => new Map([...pairs].map(([id, pair]) => [id, pair[which]]));
    return {
        cases,
        latency: (0,two_policies/* latencyOf */.Wg)(head, plan.base),
        base: sideOf(base, plan),
        head: sideOf(head.config.retriever, plan),
        sampling: (tookMs) => {
            const { rounds, ends_ms } = sampler.sampling(tookMs);
            const more = (pairs, stages) => sampler.more({
                now: side(pairs, "head"),
                stages: stages.head,
                base: { now: side(pairs, "base"), stages: stages.base },
            });
            return { rounds, ends_ms, more };
        },
    };
}
function describeMachine() {
    return {
        os: process.platform,
        arch: process.arch,
        cpu: (0,external_node_os_.cpus)()[0]?.model.trim() ?? "unknown",
        cores: (0,external_node_os_.availableParallelism)(),
        node: process.versions.node,
    };
}
/** Progress on long runs: a bar on a terminal, one line every few seconds in a job log. */
const LOG_EVERY_MS = 5000;
const BAR_EVERY_MS = 100;
const BAR_WIDTH = 24;
const PHASES = { quality: "asking", latency: "timing", judging: "judging" };
/** Says nothing on runs that end before the first interval does. */
function showProgress(sink) {
    const every = sink.line === null ? LOG_EVERY_MS : BAR_EVERY_MS;
    let last = sink.now();
    return (phase, done, total) => {
        const now = sink.now();
        if (sink.line !== null && phase !== "quality" && done >= total)
            return sink.line("");
        if (now - last < every)
            return;
        last = now;
        const share = total === 0 ? 1 : done / total;
        const text = `${PHASES[phase]} ${done}/${total} (${Math.floor(share * 100)} %)`;
        if (sink.line === null)
            return sink.print(text);
        const filled = Math.round(share * BAR_WIDTH);
        sink.line(`${"█".repeat(filled)}${"░".repeat(BAR_WIDTH - filled)} ${text}`);
    };
}


/***/ }),

/***/ 14830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IS: () => (/* binding */ shardOf),
/* harmony export */   Qx: () => (/* binding */ suiteName),
/* harmony export */   R8: () => (/* binding */ filesOf),
/* harmony export */   n6: () => (/* binding */ emptyRequest)
/* harmony export */ });
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34081);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _files_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71132);
/* harmony import */ var _files_suite_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54803);
/* harmony import */ var _shards_split_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23925);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76760);






/** A request that leaves everything to the defaults. */
function emptyRequest(command, workingDirectory) {
    return {
        command,
        workingDirectory,
        config: null,
        suite: null,
        baseline: null,
        baseDirectory: null,
        baseRef: null,
        reportDir: null,
        shard: null,
        parts: [],
        leaderboard: null,
        out: null,
        runs: null,
    };
}
// Where the files of a request are, as paths relative to the root.
const DEFAULT_CONFIG = "retrieval-gate.yaml";
/** Throws GateError where one lies outside of the root. */
function filesOf(request, root) {
    const from = node_path__WEBPACK_IMPORTED_MODULE_5__.relative(root.directory, request.workingDirectory);
    const inside = (written, what) => written === null ? null : (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .insideRoot */ .p0)(root, from, written, what);
    return {
        config: (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .insideRoot */ .p0)(root, from, request.config ?? DEFAULT_CONFIG, "config"),
        overrides: { suite: inside(request.suite, "suite"), baseline: inside(request.baseline, "baseline") },
    };
}
/** The suite's name, where that much can be read though something else could not; null where it can't. */
async function suiteName(request) {
    try {
        const root = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .findRoot */ .wg)(request.workingDirectory);
        const { config, overrides } = filesOf(request, root);
        const loaded = await (0,_files_config_js__WEBPACK_IMPORTED_MODULE_2__/* .loadConfig */ .Z)(root, config, overrides);
        return (await (0,_files_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .loadSuite */ .bu)(root, loaded.config.suites)).suite.name;
    }
    catch {
        return null;
    }
}
/** The shard that is asked for; null for all cases. Throws `usage`. */
function shardOf(request) {
    const { command, shard, baseDirectory, leaderboard, parts } = request;
    const merging = command === "merge";
    const refusals = [
        {
            when: (request.only ?? null) !== null && (shard !== null || baseDirectory !== null || leaderboard !== null),
            message: "a part of the suite goes with neither shard nor base-directory nor leaderboard",
            hint: "Remove --case, --intent and --tag; they are for work at the desk.",
        },
        {
            when: shard !== null && merging,
            message: "merge joins all shards and is none",
            hint: "Remove shard; each part says which one it is.",
        },
        {
            when: shard !== null && command === "record",
            message: "a baseline is recorded of all cases, not of a shard",
            hint: "Run gate with the shard; the report of merge brings baseline.json.",
        },
        {
            when: shard !== null && baseDirectory !== null,
            message: "shard and base-directory don't go together",
            hint: "Side by side is measured in one job: remove one of the two.",
        },
        {
            when: shard !== null && leaderboard !== null,
            message: "a shard has no figures for a leaderboard",
            hint: "Give the leaderboard to merge.",
        },
        {
            when: merging && baseDirectory !== null,
            message: "merge asks no retriever, so base-directory has no place in it",
            hint: "Remove base-directory.",
        },
        {
            when: merging && parts.length === 0,
            message: "merge needs the folders of the parts",
            hint: "Name them: retrieval-gate merge retrieval-gate-parts.",
        },
    ];
    const refused = refusals.find(({ when }) => when);
    if (refused !== undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("usage", refused.message, { hint: refused.hint });
    return shard === null ? null : (0,_shards_split_js__WEBPACK_IMPORTED_MODULE_4__/* .parseShard */ .uK)(shard);
}


/***/ }),

/***/ 50703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ht: () => (/* binding */ makeCheck),
/* harmony export */   Hx: () => (/* binding */ missingCheck),
/* harmony export */   TE: () => (/* binding */ latencyCheck),
/* harmony export */   eJ: () => (/* binding */ weakeningCheck),
/* harmony export */   mM: () => (/* binding */ absentCheck),
/* harmony export */   or: () => (/* binding */ countCheck),
/* harmony export */   u: () => (/* binding */ ratioCheck)
/* harmony export */ });
/* harmony import */ var _metrics_family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90997);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28654);
/** The one place where checks are made. What they hold is decided before; nothing here judges but `makeCheck`'s limit. */



const NO_FIGURES = { interval: null, delta: null, tolerance: null, limit: null, secondary_to: null };
/** A mean; null where the rule has no limit: no baseline, and no floor or ceiling. */
function makeCheck(rule, measured, culprits) {
    const { direction, category } = rule.metric.family;
    const { baseline, current } = measured;
    const tolerance = baseline === null ? null : (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .toleranceValue */ .H$)(rule.tolerance, baseline, measured.cases, measured.spread);
    const relative = rule.tolerance.length === 0 ? null : baseline;
    const limit = (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .limitOf */ .LF)(direction, relative, tolerance, rule);
    if (limit === null)
        return null;
    const passed = (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .passes */ .WE)(direction, measured.judged, limit);
    return {
        kind: "mean",
        ...subject(rule),
        n: measured.n,
        baseline,
        current,
        interval: measured.interval,
        delta: baseline === null ? null : current - baseline,
        tolerance,
        limit,
        direction,
        outcome: passed ? "pass" : "fail",
        passed,
        category,
        secondary_to: null,
        cases: passed ? [] : culprits(),
    };
}
/** A percentile or mean of milliseconds, decided before. */
function latencyCheck(rule, measured, culprits) {
    const { baseline, current, outcome } = measured;
    return {
        kind: "latency",
        ...subject(rule),
        ...measured,
        delta: baseline === null ? null : current - baseline,
        direction: "lower",
        passed: outcome !== "fail",
        category: "latency_regression",
        secondary_to: null,
        cases: outcome === "pass" ? [] : culprits(),
    };
}
/** Head beside base, in milliseconds for people; `ratio` is what was judged. */
function ratioCheck(rule, measured, ratio, culprits) {
    const { samples, baseMs, headMs, outcome, visible } = measured;
    return {
        kind: "ratio",
        ...subject(rule),
        n: samples,
        baseline: baseMs,
        current: headMs,
        interval: [baseMs * ratio.low, baseMs * ratio.high],
        delta: headMs - baseMs,
        tolerance: baseMs * ratio.tolerance,
        limit: baseMs * (1 + ratio.tolerance),
        direction: "lower",
        outcome,
        passed: outcome !== "fail",
        category: "latency_regression",
        secondary_to: null,
        cases: outcome === "pass" ? [] : culprits(),
        ratio,
        visible,
    };
}
function missingCheck(rule, missing, seen, cases = []) {
    return {
        kind: "missing",
        ...subject(rule),
        ...NO_FIGURES,
        ...seen,
        direction: rule.metric.family.direction,
        outcome: "fail",
        passed: false,
        category: "missing_data",
        missing,
        cases,
    };
}
function subject({ metric, scope }) {
    return { metric: metric.name, unit: (0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_0__/* .unitOf */ .uF)(metric.family), scope };
}
/** Whole cases that were lost, of `n`; `found` others make up for them, where they are counted. */
function countCheck(metric, category, n, lost, limit, found = null) {
    const net = lost.length - (found ?? 0);
    const passed = (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .passes */ .WE)("lower", net, limit);
    return {
        kind: "count",
        metric,
        unit: "cases",
        scope: _model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .OVERALL */ .aD,
        n,
        baseline: 0,
        current: net,
        interval: null,
        delta: net,
        tolerance: limit,
        limit,
        direction: "lower",
        outcome: passed ? "pass" : "fail",
        passed,
        category,
        secondary_to: null,
        cases: passed ? [] : lost,
        ...(found === null ? {} : { counts: { lost: lost.length, found } }),
    };
}
/** Cases, or samples, of the baseline that this run has no counterpart for. */
function absentCheck(code, { before, now, intent }, cases) {
    return {
        ...NO_FIGURES,
        kind: "absent",
        metric: "cases",
        unit: "cases",
        scope: intent === undefined ? _model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .OVERALL */ .aD : (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .intentScope */ .Ln)(intent),
        n: now,
        baseline: before,
        current: now,
        delta: now - before,
        direction: "higher",
        outcome: "fail",
        passed: false,
        category: "missing_data",
        missing: { code },
        cases,
    };
}
/** What the change loosens: it has no figures, and always fails. */
function weakeningCheck(found) {
    return {
        ...NO_FIGURES,
        kind: "weakening",
        metric: found.field,
        unit: "share",
        scope: _model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .OVERALL */ .aD,
        n: found.cases.length,
        baseline: null,
        current: null,
        direction: "higher",
        outcome: "fail",
        passed: false,
        category: "gate_weakened",
        cases: found.cases,
        weakening: found,
    };
}


/***/ }),

/***/ 65418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A$: () => (/* binding */ churnChecks),
/* harmony export */   RZ: () => (/* binding */ qualityChecks),
/* harmony export */   ik: () => (/* binding */ culprit),
/* harmony export */   o$: () => (/* binding */ loadChecks),
/* harmony export */   qg: () => (/* binding */ worstNow)
/* harmony export */ });
/* unused harmony export worstChanges */
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27139);
/* harmony import */ var _metrics_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93897);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16886);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28654);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50703);
/** One check for one rule: quality metrics and rates. */





/**
 * Checks of a quality metric or rate in one bucket. Means of baseline and run are over the paired cases; where there
 * are new cases too, a floor or ceiling is checked over all of them, in a check of its own.
 */
function qualityChecks(rule, metric, bucket, spread = null) {
    const name = rule.metric.name;
    if (bucket.pairs.length + bucket.added.length === 0) {
        return [(0,_check_js__WEBPACK_IMPORTED_MODULE_3__/* .missingCheck */ .Hx)(rule, { code: "not_measured" }, { baseline: null, current: null, n: 0 })];
    }
    const checks = [];
    if (bucket.pairs.length > 0)
        checks.push(pairedCheck(rule, metric, bucket.pairs, spread));
    if (bucket.added.length > 0) {
        const all = [...bucket.pairs.map((pair) => pair.now), ...bucket.added];
        const current = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(all, (each) => each.metrics.get(name) ?? null, metric.weight);
        const bare = { ...rule, tolerance: [] };
        if (current !== null) {
            const measured = {
                n: all.length,
                baseline: null,
                current,
                interval: null,
                judged: current,
                cases: all.length,
            };
            checks.push((0,_check_js__WEBPACK_IMPORTED_MODULE_3__/* .makeCheck */ .Ht)(bare, measured, () => worstNow(all, name, metric.direction)));
        }
        else if (rule.named) {
            checks.push((0,_check_js__WEBPACK_IMPORTED_MODULE_3__/* .missingCheck */ .Hx)(rule, { code: "not_measured" }, { baseline: null, current, n: 0 }));
        }
    }
    return checks.filter((check) => check !== null);
}
function pairedCheck(rule, metric, pairs, spread) {
    const name = rule.metric.name;
    const before = new Map(pairs.map((pair) => [pair.now, pair.before.metrics.get(name)]));
    const now = pairs.map((pair) => pair.now);
    const current = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(now, (each) => each.metrics.get(name) ?? null, metric.weight);
    if (pairs.every((pair) => pair.before.metrics.get(name) === undefined)) {
        if (!rule.named && rule.metric.family.baselineMayLack === true)
            return null;
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_3__/* .missingCheck */ .Hx)(rule, { code: "baseline_lacks_metric" }, { baseline: null, current, n: pairs.length });
    }
    const baseline = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(now, (each) => before.get(each) ?? null, metric.weight);
    // No case of the baseline has a value where the same cases have one now: what the rule compares with is not there.
    if (baseline === null && current !== null && rule.tolerance.length > 0) {
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_3__/* .missingCheck */ .Hx)(rule, { code: "baseline_lacks_metric" }, { baseline, current, n: pairs.length });
    }
    if (current === null) {
        if (baseline === null && !rule.named)
            return null;
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_3__/* .missingCheck */ .Hx)(rule, { code: "not_measured" }, { baseline, current, n: pairs.length });
    }
    const n = now.filter((each) => (each.metrics.get(name) ?? null) !== null).length;
    const between = spread === null ? {} : { spread };
    const measured = { n, baseline, current, interval: null, judged: current, cases: n, ...between };
    return (0,_check_js__WEBPACK_IMPORTED_MODULE_3__/* .makeCheck */ .Ht)(rule, measured, () => worstChanges(pairs, name, metric.direction));
}
/** Cases that moved in the bad direction, largest move first, then by id. */
function worstChanges(pairs, metric, direction) {
    const sign = direction === "higher" ? 1 : -1;
    const changed = pairs.flatMap((pair) => {
        const before = pair.before.metrics.get(metric) ?? null;
        const after = pair.now.metrics.get(metric) ?? null;
        if (after === null)
            return [];
        const loss = before === null ? (direction === "lower" ? after : 0) : sign * (before - after);
        return loss > _rules_js__WEBPACK_IMPORTED_MODULE_2__/* .EPSILON */ .p8 ? [{ loss, culprit: culprit(pair, before, after) }] : [];
    });
    if (changed.length === 0)
        return worstNow(pairs.map((pair) => pair.now), metric, direction);
    return changed
        .toSorted((a, b) => b.loss - a.loss || (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__/* .compareCodePoints */ .OP)(a.culprit.id, b.culprit.id))
        .map((each) => each.culprit);
}
/** Cases that are furthest from good, where nothing moved and a floor or ceiling failed. */
function worstNow(cases, metric, direction) {
    const best = direction === "higher" ? 1 : 0;
    return cases
        .flatMap((each) => {
        const after = each.metrics.get(metric) ?? null;
        return after === null || Math.abs(best - after) <= _rules_js__WEBPACK_IMPORTED_MODULE_2__/* .EPSILON */ .p8
            ? []
            : [{ far: Math.abs(best - after), each, after }];
    })
        .toSorted((a, b) => b.far - a.far || (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__/* .compareCodePoints */ .OP)(a.each.id, b.each.id))
        .map(({ each, after }) => ({
        id: each.id,
        before: null,
        after,
        ranks_before: null,
        ranks_after: each.ranks,
    }));
}
function culprit(pair, before, after) {
    return { id: pair.now.id, before, after, ranks_before: pair.before.ranks, ranks_after: pair.now.ranks };
}
/** Cases that the baseline lacks have no list to compare with: they take no part. */
function churnChecks(rule, family, bucket, policy) {
    if (policy.recording === true)
        return [];
    const lists = policy.baseline !== null && policy.baseline.foreign === undefined;
    if (lists && bucket.pairs.length > 0)
        return qualityChecks(rule, family, { ...bucket, added: [] });
    const code = lists ? "not_measured" : "baseline_lacks_lists";
    return [(0,_check_js__WEBPACK_IMPORTED_MODULE_3__/* .missingCheck */ .Hx)(rule, { code }, { baseline: null, current: null, n: 0 })];
}
/** A figure under load against its own ceiling or floor; missing where nothing was asked under load. */
function loadChecks(rule, { figure }, { load }, { percentile }) {
    const current = load === undefined ? null : (0,_metrics_load_js__WEBPACK_IMPORTED_MODULE_1__/* .loadFigures */ .Q)(load, percentile)[figure];
    const n = load?.queries.length ?? 0;
    if (current === null)
        return [(0,_check_js__WEBPACK_IMPORTED_MODULE_3__/* .missingCheck */ .Hx)(rule, { code: "not_measured" }, { baseline: null, current, n })];
    const measured = { n, baseline: null, current, interval: null, judged: current, cases: n };
    const check = (0,_check_js__WEBPACK_IMPORTED_MODULE_3__/* .makeCheck */ .Ht)(rule, measured, () => []);
    return check === null ? [] : [check];
}


/***/ }),

/***/ 14914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HV: () => (/* binding */ overlapOf),
/* harmony export */   qv: () => (/* binding */ compareSystems)
/* harmony export */ });
/* unused harmony export rankBiasedOverlap */
/* harmony import */ var _metrics_matching_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87362);
/* harmony import */ var _metrics_mrr_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33130);
/* harmony import */ var _metrics_ndcg_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78409);
/* harmony import */ var _metrics_recall_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83368);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13480);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27139);
/* harmony import */ var _metrics_view_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19148);
/** A and B on the same suite: figures, differences, and how much their lists have in common. */







function compareSystems(plan, a, b) {
    const [left, right] = [measure(plan, a), measure(plan, b)];
    const queries = plan.suite.cases.map((subject) => {
        const [one, other] = [left.queries.get(subject.id), right.queries.get(subject.id)];
        const ids = (side) => side.results.map((hit) => hit.doc_id);
        return {
            id: subject.id,
            query: subject.query,
            a: one,
            b: other,
            delta: difference(one, other),
            overlap: overlapOf(ids(one), ids(other), plan.k),
        };
    });
    return {
        k: plan.k,
        digests: plan.digests,
        a: left.side,
        b: right.side,
        delta: difference(left.side.macro, right.side.macro),
        overlap: meanOverlap(queries.map((each) => each.overlap)),
        queries,
    };
}
function measure({ suite, k, definition }, { path, digest, run }) {
    const scores = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_5__/* .score */ .fN)(suite, run, [_metrics_recall_js__WEBPACK_IMPORTED_MODULE_3__/* .RECALL */ .wV, _metrics_mrr_js__WEBPACK_IMPORTED_MODULE_1__/* .MRR */ .M, _metrics_ndcg_js__WEBPACK_IMPORTED_MODULE_2__/* .NDCG */ .f].map((family) => (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .metricAt */ .Qx)(family, k)), definition);
    const cases = new Map(suite.cases.map((each) => [each.id, each]));
    const runs = new Map(run.cases.map((each) => [each.case_id, each]));
    const queries = scores.cases.map((each) => {
        const view = (0,_metrics_view_js__WEBPACK_IMPORTED_MODULE_6__/* .viewCase */ .U1)(cases.get(each.id), runs.get(each.id), definition);
        const judged = view.hits.filter((hit, rank) => !hit.repeat && (view.covers[rank].length > 0 || isIrrelevant(view.case, hit)));
        return [
            each.id,
            { ...figures(each.metrics, k), hits: judged.map((hit) => hit.doc_id), results: view.hits },
        ];
    });
    return { side: { path, digest, macro: figures(scores.means.overall, k) }, queries: new Map(queries) };
}
function isIrrelevant(subject, hit) {
    return (0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .idsOf */ .UX)(hit).some((id) => subject.judged_irrelevant?.includes(id) === true);
}
function figures(metrics, k) {
    const of = (name) => metrics.get(`${name}@${k}`) ?? null;
    return { recall: of("recall"), mrr: of("mrr"), ndcg: of("ndcg") };
}
function difference(a, b) {
    const minus = (x, y) => (x === null || y === null ? null : y - x);
    return { recall: minus(a.recall, b.recall), mrr: minus(a.mrr, b.mrr), ndcg: minus(a.ndcg, b.ndcg) };
}
function meanOverlap(all) {
    const mean = (values) => {
        const known = values.filter((value) => value !== null);
        return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
    };
    return {
        jaccard: mean(all.map((each) => each.jaccard)),
        rbo: mean(all.map((each) => each.rbo)),
        found: mean(all.map((each) => each.found)),
    };
}
// What two ranked lists have in common; needs no judgments.
/** How far down the list rank-biased overlap looks: at 0.9 the first ten ranks hold 86 % of the weight. */
const PERSISTENCE = 0.9;
/** Of the first k distinct documents of each list. */
function overlapOf(a, b, k, p = PERSISTENCE) {
    const [first, second] = [distinct(a, k), distinct(b, k)];
    const other = new Set(second);
    const common = first.filter((document) => other.has(document)).length;
    const all = first.length + second.length - common;
    return {
        jaccard: all === 0 ? null : common / all,
        rbo: all === 0 ? null : rankBiasedOverlap(first, second, p),
        found: first.length === 0 ? null : common / first.length,
    };
}
/**
 * RBO_ext of two lists without repeats, of any lengths: in [0, 1], 1 for equal lists. Webber, Moffat & Zobel (2010), A
 * similarity measure for indefinite rankings, eq. 32: what is not seen is taken to agree as what is seen does.
 */
function rankBiasedOverlap(a, b, p) {
    const [short, long] = a.length <= b.length ? [a, b] : [b, a];
    const [s, l] = [short.length, long.length];
    if (s === 0)
        return l === 0 ? 1 : 0;
    const [inShort, inLong] = [new Set(), new Set()];
    let common = 0;
    let atShort = 0;
    let sum = 0;
    for (let depth = 1; depth <= l; depth++) {
        const [x, y] = [short[depth - 1], long[depth - 1]];
        if (x === y)
            common++;
        else
            common += Number(x !== undefined && inLong.has(x)) + Number(inShort.has(y));
        if (x !== undefined)
            inShort.add(x);
        inLong.add(y);
        sum += (common / depth) * p ** depth;
        if (depth === s)
            atShort = common;
        if (depth > s)
            sum += ((atShort * (depth - s)) / (s * depth)) * p ** depth;
    }
    return ((1 - p) / p) * sum + ((common - atShort) / l + atShort / s) * p ** l;
}
function distinct(list, k) {
    return [...new Set(list)].slice(0, k);
}


/***/ }),

/***/ 6269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ deadCases),
/* harmony export */   P: () => (/* binding */ targetsNowhere)
/* harmony export */ });
/* harmony import */ var _metrics_matching_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87362);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16886);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67734);
/** Cases that guard nothing. */



/**
 * Ids of the cases that found none of their targets in the baseline, in any of its runs: they can never be lost, and a
 * target that exists nowhere looks like this. In the order of the suite.
 */
function deadCases(suite, baseline) {
    if (suite === null || baseline === null)
        return [];
    return suite.cases
        .filter((each) => {
        const before = baseline.cases.get(each.id);
        if (before === undefined || before.digest !== each.digest || each.expected.length === 0)
            return false;
        return before.found === undefined ? !(0,_pairs_js__WEBPACK_IMPORTED_MODULE_1__/* .finds */ .tL)(before) : before.found.in === 0;
    })
        .map(({ id }) => id);
}
/** How much more is asked for than the run did. */
const DEEPER = 10;
/** Cases that are asked again. */
const MOST_SOUGHT = 50;
/**
 * Cases with a target that neither their list holds, nor ten times as many results, nor the corpus where it is known:
 * nothing may ever find it. Cases that find nothing are sought first.
 */
async function targetsNowhere({ policy: { suite, config }, scores }, { probe, corpus }) {
    const found = new Map(scores.cases.map((each) => [each.id, each]));
    const unfound = suite.cases
        .filter(({ id }) => found.get(id)?.error === null && found.get(id).ranks.includes(null))
        .toSorted((a, b) => Number((0,_pairs_js__WEBPACK_IMPORTED_MODULE_1__/* .finds */ .tL)(found.get(a.id))) - Number((0,_pairs_js__WEBPACK_IMPORTED_MODULE_1__/* .finds */ .tL)(found.get(b.id))));
    const sought = unfound.slice(0, MOST_SOUGHT);
    if (sought.length === 0)
        return [];
    const { answers, failure } = await probe(sought, config.k * DEEPER);
    const left = sought.flatMap((subject, at) => {
        const answer = answers[at] ?? null;
        if (answer === null)
            return [];
        const missing = answer.ranks.flatMap((rank, target) => rank === null && found.get(subject.id).ranks[target] === null ? [subject.expected[target]] : []);
        return missing.length === 0 ? [] : [{ id: subject.id, missing }];
    });
    const documents = left.length === 0 ? null : await corpus();
    const known = documents?.map((each) => (0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .matchable */ .kU)(each, config.definition)) ?? null;
    const nowhere = left.filter(({ missing }) => missing.some((target) => {
        const covers = (0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .matcher */ .jN)(target, config.definition);
        return known === null || !known.some((each) => covers(each));
    }));
    const cases = nowhere.map(({ id }) => id).toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP);
    return [
        ...(cases.length === 0 ? [] : [{ code: "targets_nowhere", cases, corpus: known !== null }]),
        ...(failure === null ? [] : [{ code: "probe_failed", reason: failure }]),
    ];
}


/***/ }),

/***/ 45660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ categorise),
  L: () => (/* binding */ decide)
});

// EXTERNAL MODULE: ./lib/model/verdict.js
var verdict = __webpack_require__(1732);
// EXTERNAL MODULE: ./lib/gate/checks.js
var checks = __webpack_require__(65418);
// EXTERNAL MODULE: ./lib/gate/latency-notices.js + 1 modules
var latency_notices = __webpack_require__(83443);
// EXTERNAL MODULE: ./lib/gate/latency-policy.js
var latency_policy = __webpack_require__(9124);
// EXTERNAL MODULE: ./lib/model/scope.js
var model_scope = __webpack_require__(90997);
// EXTERNAL MODULE: ./lib/metrics/score.js
var score = __webpack_require__(27139);
// EXTERNAL MODULE: ./lib/metrics/recall.js
var recall = __webpack_require__(83368);
// EXTERNAL MODULE: ./lib/metrics/ndcg.js
var ndcg = __webpack_require__(78409);
// EXTERNAL MODULE: ./lib/metrics/fill.js
var fill = __webpack_require__(64168);
// EXTERNAL MODULE: ./lib/metrics/family.js
var metrics_family = __webpack_require__(86509);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/gate/pairs.js
var gate_pairs = __webpack_require__(67734);
// EXTERNAL MODULE: ./lib/gate/rules.js + 1 modules
var gate_rules = __webpack_require__(28654);
// EXTERNAL MODULE: ./lib/gate/statistics/significance.js + 2 modules
var significance = __webpack_require__(2740);
;// CONCATENATED MODULE: ./lib/gate/outcomes.js
/** Checks beyond their limits: which of them fail, and which are a watch. */











/**
 * Every check with its outcome. What is tested for chance fails or is a watch as statistics/significance.ts decides; a
 * list that got shorter is a watch where recall rose; all else fails beyond its limit.
 */
function withOutcomes(checks, judged) {
    const rules = new Map(judged.rules.map((rule) => [(0,gate_rules/* keyOf */.TN)(rule), rule]));
    const questions = checks.map((check) => questionOf(check, rules.get((0,gate_rules/* keyOf */.TN)(check)), judged));
    const asked = questions.flatMap((each) => (each === null ? [] : [each]));
    const decisions = new Map((0,significance/* decide */.LD)(asked, headlines(asked, judged)).map((each, i) => [asked[i], each]));
    return checks.map((check, i) => {
        const question = questions[i];
        const decision = question === null ? undefined : decisions.get(question);
        if (decision === undefined) {
            const watched = !check.passed && risenWithFewerResults(check, rules.get((0,gate_rules/* keyOf */.TN)(check)), judged);
            return watched ? { ...check, outcome: "watch", passed: true, reason: "recall_rose" } : check;
        }
        const { outcome, p, why } = decision;
        return {
            ...check,
            outcome,
            passed: outcome !== "fail",
            ...(p === null ? {} : { p }),
            ...(outcome === "watch" ? { reason: why === "outweighed" ? "gain" : "chance" } : {}),
        };
    });
}
/** Null for what no test decides. */
function questionOf(check, rule, judged) {
    const { metric, scope } = check;
    const rank = { metric, scope };
    if (metric === NEWLY_LOST) {
        const { newly_lost: losses, significance } = judged.config.gate;
        const own = losses === "off" ? "off" : (losses.significance ?? significance);
        const moves = lossMoves(judged);
        if (moves.length === 0)
            return null;
        return { ...rank, significance: own, beyond: check.passed ? "nothing" : "tolerance", moves };
    }
    if (rule === undefined || !(0,metrics_family/* isTested */.eW)(rule.metric.family) || !isCompared(check))
        return null;
    const moves = movesOf(rule.metric, scope, judged);
    if (moves.length === 0)
        return null;
    const beyond = check.passed ? "nothing" : beyondBound(check, rule) ? "bound" : "tolerance";
    return { ...rank, significance: rule.significance, beyond, moves };
}
const NEWLY_LOST = "newly_lost";
/** With figures on both sides; a floor over new cases has none. */
function isCompared(check) {
    return (0,verdict/* missingOf */.oy)(check) === null && check.baseline !== null && check.current !== null;
}
function beyondBound({ current, direction }, rule) {
    const bound = direction === "higher" ? rule.floor : rule.ceiling;
    return bound !== null && (current === null || !(0,gate_rules/* passes */.WE)(direction, current, bound));
}
/** In the order of the pairs, which is that of the case ids. */
function movesOf({ name, family }, scope, judged) {
    if (!(0,metrics_family/* isPerCase */.uE)(family))
        return [];
    const sign = family.direction === "higher" ? 1 : -1;
    const weigh = family.weight === "targets";
    const rows = (0,gate_pairs/* bucketOf */.AU)(judged.pairing, scope).pairs.flatMap((pair) => {
        const [before, now] = [pair.before.metrics.get(name) ?? null, pair.now.metrics.get(name) ?? null];
        if (before === null || now === null)
            return [];
        return [{ pair, difference: sign * (now - before), weight: weigh ? pair.now.targets : 1 }];
    });
    const weight = rows.reduce((sum, each) => sum + each.weight, 0) / Math.max(1, rows.length);
    return rows.map(({ pair, difference, weight: own }) => ({
        block: blockOf(pair, judged),
        difference: weight === 0 ? 0 : (difference * own) / weight,
    }));
}
function lossMoves(judged) {
    return judged.pairing.pairs
        .filter((pair) => judged.wanting.has(pair.now.id))
        .map((pair) => ({
        block: blockOf(pair, judged),
        difference: Number((0,gate_pairs/* newlyFound */.I4)(pair)) - Number((0,gate_pairs/* newlyLost */.Kw)(pair)),
    }));
}
function blockOf({ now: { id } }, { groups }) {
    const group = groups.get(id);
    return group === undefined ? `case ${id}` : `group ${group}`;
}
/** Of the scopes in which something is beyond its tolerance. */
function headlines(asked, judged) {
    const beyond = asked.filter((each) => each.beyond === "tolerance").map(({ scope }) => scope);
    const wanted = new Map(beyond.map((scope) => [(0,model_scope/* scopeText */.Cm)(scope), scope]));
    return new Map([...wanted].map(([text, scope]) => [text, headlineOf(scope, judged)]));
}
function headlineOf(scope, judged) {
    const { k } = judged.config;
    return {
        recall: movesOf((0,registry/* metricAt */.Qx)(recall/* RECALL */.wV, k), scope, judged),
        ndcg: movesOf((0,registry/* metricAt */.Qx)(ndcg/* NDCG */.f, k), scope, judged),
    };
}
/** A list that got shorter and finds more is worth a look, and no failure; a floor holds. */
function risenWithFewerResults(check, rule, judged) {
    if (rule === undefined || rule.metric.family.name !== fill/* FILL_RATE */.R.name)
        return false;
    if (!isCompared(check) || beyondBound(check, rule))
        return false;
    return recallRose(judged.pairing, check.scope, judged.config.k);
}
/** recall@k over the paired cases of a scope, by more than rounding. */
function recallRose(pairing, scope, k) {
    const { name } = (0,registry/* metricAt */.Qx)(recall/* RECALL */.wV, k);
    const pairs = (0,gate_pairs/* bucketOf */.AU)(pairing, scope).pairs.filter(({ now, before }) => (now.metrics.get(name) ?? null) !== null && (before.metrics.get(name) ?? null) !== null);
    const before = new Map(pairs.map((pair) => [pair.now, pair.before.metrics.get(name)]));
    const rise = (0,score/* mean */.i2)(pairs.map((pair) => pair.now), (each) => each.metrics.get(name) - before.get(each), undefined);
    return rise !== null && rise > 1e-9;
}

// EXTERNAL MODULE: ./lib/gate/check.js
var check = __webpack_require__(50703);
;// CONCATENATED MODULE: ./lib/gate/losses.js






function lossChecks(rule, pairing, cases, k) {
    // Where more is found than before, lost cases are a shift from some to others, and no fall of the recall.
    const category = recallRose(pairing, model_scope/* OVERALL */.aD, k) ? "ranking_shift" : "recall_drop";
    const wanting = pairing.pairs.filter((pair) => cases.get(pair.now.id)?.expect_empty === false);
    const lost = wanting.filter(gate_pairs/* newlyLost */.Kw);
    const limit = (0,gate_rules/* toleranceValue */.H$)(rule.max, wanting.length, wanting.length);
    const isCritical = (id) => cases.get(id)?.critical === true;
    const critical = [
        ...lost.filter((pair) => isCritical(pair.now.id)).map(asCulprit),
        ...pairing.added
            .filter((each) => isCritical(each.id) && each.ranks.every((rank) => rank === null))
            .map(unpaired),
    ];
    const found = wanting.filter(gate_pairs/* newlyFound */.I4).length;
    const allowed = (0,gate_rules/* wholeCases */.Nk)(limit);
    const checks = [(0,check/* countCheck */.or)("newly_lost", category, wanting.length, lost.map(asCulprit), allowed, found)];
    if ([...cases.values()].some((each) => each.critical)) {
        checks.push((0,check/* countCheck */.or)("critical_lost", category, [...cases.values()].filter((each) => each.critical).length, critical, rule.critical));
    }
    return checks;
}
function asCulprit(pair) {
    return (0,checks/* culprit */.ik)(pair, 1, 0);
}
function unpaired(each) {
    return { id: each.id, before: null, after: 0, ranks_before: null, ranks_after: each.ranks };
}
/** Cases that the baseline has and the run lacks: what was gated once can't leave unseen. */
function absenceChecks(pairing) {
    const cases = pairing.absent.map((id) => ({
        id,
        before: null,
        after: null,
        ranks_before: null,
        ranks_after: null,
    }));
    const seen = { before: pairing.pairs.length + pairing.absent.length, now: pairing.pairs.length };
    if (pairing.pairs.length === 0)
        return [(0,check/* absentCheck */.mM)("no_paired_cases", seen, cases)];
    return pairing.absent.length > 0 ? [(0,check/* absentCheck */.mM)("cases_absent", seen, cases)] : [];
}

// EXTERNAL MODULE: ./lib/gate/means-checks.js
var means_checks = __webpack_require__(73071);
// EXTERNAL MODULE: ./lib/metrics/latency.js
var latency = __webpack_require__(72987);
// EXTERNAL MODULE: ./lib/model/answers.js
var answers = __webpack_require__(49946);
// EXTERNAL MODULE: ./lib/model/gain.js
var gain = __webpack_require__(13850);
// EXTERNAL MODULE: ./lib/gate/evidence.js + 1 modules
var evidence = __webpack_require__(87297);
// EXTERNAL MODULE: ./lib/gate/dead-cases.js
var dead_cases = __webpack_require__(6269);
;// CONCATENATED MODULE: ./lib/gate/notices.js
/** What a reader should know beside the verdict. */








/** A refactoring rarely wins this much: look for a broken measurement first. */
const IMPLAUSIBLE = 0.15;
function findNotices(policy, scores, run, pairing, rules, checks) {
    return [
        ...movementNotices(rules, scores, checks),
        ...(0,evidence/* intentNotices */.Qb)(checks),
        ...comparisonNotices(policy, run, rules),
        ...lackingNotices(policy, rules, pairing),
        ...caseNotices(policy, scores, pairing),
        ...answerNotices(policy, run),
        ...timingNotices(policy.config, run),
    ];
}
function movementNotices(rules, scores, checks) {
    const notices = [];
    for (const { metric, scope } of rules) {
        const absent = scope.kind === "overall" && (scores.means.overall.get(metric.name) ?? null) === null;
        // A cost that is absent was not told, which is missing data.
        const told = (0,metrics_family/* isPerCase */.uE)(metric.family) && metric.family.kind !== "cost";
        if (told && absent)
            notices.push({ code: "not_applicable", metric: metric.name, scope });
    }
    for (const check of checks) {
        if (!check.passed || check.delta === null || check.tolerance === null || (0,verdict/* missingOf */.oy)(check) !== null)
            continue;
        const gained = check.direction === "higher" ? check.delta : -check.delta;
        if (check.scope.kind !== "overall" || gained <= Math.max(check.tolerance, 1e-9))
            continue;
        notices.push({ code: "improved", metric: check.metric, scope: check.scope, delta: check.delta });
        const quality = check.category === "recall_drop" || check.category === "ranking_shift";
        if (quality && gained >= IMPLAUSIBLE) {
            notices.push({ code: "implausible_jump", metric: check.metric, delta: check.delta });
        }
    }
    return notices;
}
function comparisonNotices(policy, run, rules) {
    const { baseline, suite } = policy;
    if (baseline === null)
        return [];
    if (baseline.foreign !== undefined) {
        return [
            {
                code: "means_only",
                tool: baseline.foreign,
                not_compared: (0,means_checks/* notCompared */.vK)(baseline, rules, policy.config),
            },
        ];
    }
    const differences = [
        ["suite.revision", baseline.suite.revision, suite.revision],
        ["suite.digest", baseline.suite.digest, suite.digest],
        ["environment.cpu", baseline.environment.cpu, run.environment.cpu],
        ["environment.os", baseline.environment.os, run.environment.os],
        ["environment.arch", baseline.environment.arch, run.environment.arch],
        ["environment.cores", String(baseline.environment.cores), String(run.environment.cores)],
        ["environment.node", baseline.environment.node, run.environment.node],
    ];
    const notices = differences
        .filter(([, before, now]) => before !== now)
        .map(([field, before, now]) => ({ code: "differs", field, baseline: before, current: now }));
    if (baseline.gain_unnamed === true)
        notices.push({ code: "gain_unnamed" });
    const otherMachine = differences.some(([field, a, b]) => a !== b && /cpu|os|arch|cores/.test(field));
    if (policy.config.latency === "off" || run.timing.source !== "measured")
        return notices;
    if (baseline.beside === undefined && baseline.timing.source !== "off")
        notices.push({ code: "stored_latency" });
    if (otherMachine)
        notices.push({ code: "other_machine" });
    return notices;
}
/** Gated by default since the baseline was recorded. */
function lackingNotices({ baseline }, rules, { pairs }) {
    if (baseline === null || baseline.foreign !== undefined || pairs.length === 0)
        return [];
    return rules
        .filter(({ metric, scope, named }) => scope.kind === "overall" && !named && metric.family.baselineMayLack)
        .filter(({ metric }) => pairs.every(({ before }) => before.metrics.get(metric.name) === undefined))
        .map(({ metric }) => ({ code: "not_in_baseline", metric: metric.name }));
}
function caseNotices(policy, scores, pairing) {
    const notices = [...policy.suite.notices];
    const list = (code, ids) => {
        if (ids.length > 0)
            notices.push({ code, cases: ids });
    };
    list("new_cases", policy.baseline === null || policy.baseline.foreign !== undefined
        ? []
        : pairing.added.map((each) => each.id));
    list("dead_cases", (0,dead_cases/* deadCases */.M)(policy.suite, policy.baseline));
    list("duplicates", scores.cases.filter((each) => new Set(each.results).size < each.results.length).map((each) => each.id));
    list("no_relevant_target", policy.suite.cases
        .filter((each) => !each.expect_empty &&
        each.answers_only !== true &&
        !each.expected.some((t) => t.grade >= policy.config.definition.relevance))
        .map((each) => each.id));
    list("errored_cases", scores.cases.filter((each) => each.error !== null).map((each) => each.id));
    // Repeats are left out of run.trec, which moves what stands below them; trec_eval cuts a gain that is no integer.
    const { definition } = policy.config;
    const uncounted = new Set(policy.suite.cases
        .filter(({ expected }) => expected.some((t) => !Number.isSafeInteger((0,gain/* gainOf */.v)(t.grade, definition))))
        .map(({ id }) => id));
    const differing = scores.cases
        .filter((each) => each.many_to_many || uncounted.has(each.id) || new Set(each.results).size < each.results.length)
        .map((each) => each.id);
    if (differing.length > 0)
        notices.push({ code: "trec_counts_differ", cases: differing });
    return notices;
}
/** Who measured the answers, what that took, and which samples have no value. */
function answerNotices(policy, run) {
    const notices = [];
    const alone = policy.suite.cases.filter((each) => each.answers_only === true).map((each) => each.id);
    if (alone.length > 0)
        notices.push({ code: "answers_only", cases: alone });
    const { judge } = policy.config;
    if (judge !== undefined && run.judging !== undefined)
        notices.push({ code: "judged_by", model: judge.model, ...run.judging });
    for (const metric of answers/* JUDGED_METRICS */.YC) {
        for (const reason of answers/* UNMEASURED_REASONS */.mq) {
            const cases = run.cases.filter((each) => {
                const sample = each.judged?.get(metric);
                return sample?.kind === "unmeasured" && sample.reason === reason;
            });
            if (cases.length > 0)
                notices.push({
                    code: "answers_unmeasured",
                    metric,
                    reason,
                    cases: cases.map((each) => each.case_id),
                });
        }
    }
    return notices;
}
/** Repeats this much faster than the first time look like a cache's answers, not the retriever's. */
const CACHE_RATIO = 3;
const CACHE_FLOOR_MS = 1;
function timingNotices(config, run) {
    const notices = [];
    if (run.unstable.length > 0)
        notices.push({ code: "unstable", cases: run.unstable });
    if (run.retries > 0)
        notices.push({ code: "retries", count: run.retries });
    if (config.latency === "off")
        return notices;
    if (run.timing.source === "off")
        return [...notices, { code: "latency_off", by: "retriever" }];
    if (run.timing.includes_start)
        notices.push({ code: "includes_start" });
    if (run.timing.source === "reported")
        notices.push({ code: "reported_latency" });
    if (run.timing.source === "recorded")
        notices.push({ code: "recorded_latency" });
    if (run.timing.budget_ended)
        notices.push({ code: "budget_ended", repeats: run.timing.repeats });
    const first = median(run.cases.flatMap((each) => (each.first_ms === null ? [] : [each.first_ms])));
    const repeats = median(run.cases.flatMap((each) => each.samples_ms));
    if (first !== null &&
        repeats !== null &&
        first > CACHE_RATIO * repeats &&
        first - repeats > CACHE_FLOOR_MS) {
        notices.push({ code: "cached_answers", first_ms: first, repeat_ms: repeats });
    }
    return notices;
}
function median(values) {
    return (0,latency/* percentile */.Ym)(Float64Array.from(values).sort(), 0.5, "nearest");
}

// EXTERNAL MODULE: ./lib/gate/runs.js
var runs = __webpack_require__(51613);
// EXTERNAL MODULE: ./lib/metrics/rates.js
var rates = __webpack_require__(22142);
;// CONCATENATED MODULE: ./lib/gate/secondaries.js
/** The cause leads: a failure that follows from another one says so, and does not make the headline. */










/** In the order in which they are asked. */
const CAUSES = [
    {
        metric: rates/* ERROR_RATE */.Qf.name,
        category: "retriever_error",
        explains: "all",
        touched: ({ now }) => now.error !== null,
    },
    {
        metric: rates/* DEGRADED_RATE */.ON.name,
        category: "semantic_degraded_spike",
        explains: ["recall_drop", "ranking_shift"],
        touched: ({ now }) => now.degraded,
    },
    {
        metric: fill/* FILL_RATE */.R.name,
        category: "recall_drop",
        explains: ["diversity_collapse"],
        touched: ({ now, before }) => now.results.length < before.results.length,
    },
    {
        metric: recall/* RECALL */.wV.name,
        category: "recall_drop",
        explains: ["ranking_shift"],
        touched: foundOthers,
    },
];
/** Which targets the case finds is not as it was: some were lost, or won. */
function foundOthers({ now, before }) {
    return before.ranks.some((rank, target) => (rank === null) !== ((now.ranks[target] ?? null) === null));
}
/**
 * A failed check is secondary to a cause that failed, too, where it passes once the cases that the cause touched are set
 * to their baseline values.
 */
function markSecondaries(checks, explained) {
    const rules = new Map(explained.rules.map((rule) => [(0,gate_rules/* keyOf */.TN)(rule), rule]));
    const failed = new Set(checks.filter((check) => !check.passed && (0,verdict/* missingOf */.oy)(check) === null));
    const active = CAUSES.map((cause) => {
        const causes = [...failed].filter((check) => rules.get((0,gate_rules/* keyOf */.TN)(check))?.metric.family.name === cause.metric);
        const touched = new Set(explained.pairing.pairs.filter(cause.touched).map((pair) => pair.now.id));
        return { ...cause, scopes: new Set(causes.map(({ scope }) => (0,model_scope/* scopeText */.Cm)(scope))), touched };
    });
    return checks.map((check) => {
        if (!failed.has(check) || check.category === "retriever_error")
            return check;
        const family = rules.get((0,gate_rules/* keyOf */.TN)(check))?.metric.family;
        const perCase = family !== undefined && (0,metrics_family/* isPerCase */.uE)(family) ? family : null;
        const cause = active.find(({ explains, scopes, touched }) => (explains === "all" || explains.includes(check.category)) &&
            (scopes.has((0,model_scope/* scopeText */.Cm)(check.scope)) || scopes.has("overall")) &&
            touched.size > 0 &&
            passesWithout(check, perCase, touched, explained));
        return cause === undefined ? check : { ...check, secondary_to: cause.category };
    });
}
/** Whether the check passes with these cases at their baseline values. */
function passesWithout(check, family, cases, { pairing, wanting }) {
    if (check.limit === null || check.baseline === null)
        return false;
    if (check.metric === "critical_lost") {
        return check.cases.filter(({ id }) => !cases.has(id)).length <= check.limit;
    }
    const { pairs } = (0,gate_pairs/* bucketOf */.AU)(pairing, check.scope);
    if (check.metric === NEWLY_LOST) {
        const left = pairs.filter(({ now }) => wanting.has(now.id) && !cases.has(now.id));
        return left.filter(gate_pairs/* newlyLost */.Kw).length - left.filter(gate_pairs/* newlyFound */.I4).length <= check.limit;
    }
    if (family === null)
        return false;
    const before = new Map(pairs.map((pair) => [pair.now, pair.before.metrics.get(check.metric) ?? null]));
    const without = (0,score/* mean */.i2)(pairs.map((pair) => pair.now), (each) => (cases.has(each.id) ? (before.get(each) ?? null) : (each.metrics.get(check.metric) ?? null)), family.weight);
    return without !== null && (0,gate_rules/* passes */.WE)(check.direction, without, check.limit);
}

;// CONCATENATED MODULE: ./lib/gate/decide.js














function decide(policy, scores, run) {
    const { rules, notices } = (0,gate_rules/* resolveRules */.SJ)(policy.config, policy.suite);
    const pairing = (0,gate_pairs/* withChurn */.XZ)((0,gate_pairs/* pairCases */.Q6)(scores, policy.baseline), rules.map((rule) => rule.metric));
    const latency = (0,latency_policy/* latencyPart */.SE)(policy, scores, run);
    const limits = [
        ...rules.flatMap((rule) => checksOf(rule, pairing, policy, latency, run)),
        ...caseChecks(policy, pairing),
    ];
    const wanting = new Set(policy.suite.cases.filter((each) => !each.expect_empty).map((each) => each.id));
    const asked = { config: policy.config, rules, pairing, wanting, groups: (0,evidence/* groupsOf */.c1)(policy.suite) };
    const checks = markSecondaries(withOutcomes(limits, asked), asked);
    const { primary, secondary } = categorise(checks);
    // Against a baseline, no check at all means that nothing was looked at.
    const judged = checks.length > 0 || policy.baseline === null;
    const passed = judged && checks.every((check) => check.passed);
    return {
        verdict: policy.suite.partial ? "partial" : passed ? "pass" : "fail",
        categories: primary,
        secondary_categories: secondary,
        checks,
        notices: [
            ...notices,
            ...findNotices(policy, scores, run, pairing, rules, checks),
            ...(0,latency_notices/* latencyNotices */.q)(policy, latency, checks, { run, scores, rules }),
        ],
    };
}
function checksOf(rule, pairing, policy, latency, run) {
    const family = rule.metric.family;
    if (family.kind === "load")
        return (0,checks/* loadChecks */.o$)(rule, family, run, policy.config.definition);
    const all = (0,gate_pairs/* bucketOf */.AU)(pairing, rule.scope);
    // Another tool's baseline has no cases to pair: every case of the run is in `added`.
    const means = policy.baseline?.foreign === undefined ? null : policy.baseline;
    if (family.kind === "churn")
        return (0,checks/* churnChecks */.A$)(rule, family, all, policy);
    const { bucket, missing } = comparableBucket(rule, all);
    if (family.kind !== "latency") {
        if (missing !== undefined)
            return [missing];
        return means === null
            ? (0,checks/* qualityChecks */.RZ)(rule, family, bucket, (0,runs/* spreadOf */.jg)(policy.baseline, rule.scope, rule.metric.name))
            : (0,means_checks/* meansChecks */.uO)(rule, family, bucket.added, means, policy.config.k);
    }
    if (policy.config.latency === "off")
        return [];
    if (latency === null) {
        const before = policy.baseline?.timing.source ?? "off";
        const wanted = rule.named || (before !== "off" && before !== "recorded");
        return wanted
            ? [(0,check/* missingCheck */.Hx)(rule, { code: "not_measured" }, { baseline: null, current: null, n: 0 })]
            : [];
    }
    if (missing !== undefined)
        return [missing];
    return (0,latency_policy/* latencyRuleChecks */.ke)(rule, family, bucket, policy, latency);
}
function comparableBucket(rule, bucket) {
    const { metric } = rule;
    if (metric.k === null)
        return metric.stage === undefined ? { bucket } : (0,means_checks/* stageBucket */.$e)(rule, metric.stage, bucket);
    return metric.family.kind === "cost" ? (0,means_checks/* costBucket */.Iq)(rule, bucket) : { bucket };
}
function caseChecks(policy, pairing) {
    const newlyLost = policy.config.gate.newly_lost;
    const cases = new Map(policy.suite.cases.map((each) => [each.id, each]));
    const losses = newlyLost === "off" ? [] : lossChecks(newlyLost, pairing, cases, policy.config.k);
    if (policy.baseline === null)
        return losses;
    if (policy.baseline.foreign === undefined)
        return [...losses, ...absenceChecks(pairing)];
    return [
        ...losses.filter((check) => check.metric !== "newly_lost"),
        ...(0,means_checks/* absentIntentChecks */.H2)(policy.baseline, policy.suite),
    ];
}
function categorise(checks) {
    const failed = checks.filter((check) => !check.passed);
    const primary = new Set(failed.filter((check) => check.secondary_to === null).map((check) => check.category));
    const all = new Set(failed.map((check) => check.category));
    return {
        primary: verdict/* CATEGORIES */.R6.filter((category) => primary.has(category)),
        secondary: verdict/* CATEGORIES */.R6.filter((category) => all.has(category) && !primary.has(category)),
    };
}


/***/ }),

/***/ 87297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hF: () => (/* binding */ evidenceFor),
  X1: () => (/* binding */ evidenceOf),
  c1: () => (/* binding */ groupsOf),
  Qb: () => (/* binding */ intentNotices)
});

// EXTERNAL MODULE: ./lib/metrics/family.js
var metrics_family = __webpack_require__(86509);
// EXTERNAL MODULE: ./lib/model/verdict.js
var verdict = __webpack_require__(1732);
// EXTERNAL MODULE: ./lib/gate/pairs.js
var pairs = __webpack_require__(67734);
// EXTERNAL MODULE: ./lib/gate/rules.js + 1 modules
var rules = __webpack_require__(28654);
// EXTERNAL MODULE: ./lib/metrics/latency.js
var latency = __webpack_require__(72987);
// EXTERNAL MODULE: ./lib/gate/statistics/power.js
var power = __webpack_require__(86646);
// EXTERNAL MODULE: ./lib/gate/statistics/random.js
var statistics_random = __webpack_require__(47352);
;// CONCATENATED MODULE: ./lib/gate/statistics/bootstrap.js
/**
 * How far a mean paired delta could lie from what these cases show. A deterministic retriever has no variance between
 * reruns; what varies is which queries the suite holds, so whole information needs are resampled, within their intents.
 */




/** Fewer units, or fewer that differ, and no method tried in bench/statistics.mjs covers what it promises. */
const MIN_UNITS = 10;
const MIN_DIFFER = 10;
/**
 * Interval of the mean paired delta. The corrected percentile bootstrap (bootstrap-mean.ts) was chosen over BCa and
 * bootstrap-t in bench/statistics.mjs: on deltas that are mostly zero both cover less, and it never leaves the range of
 * the deltas. Zeros say little about the spread, so the units that differ less one bound the degrees of freedom.
 */
function pairedInterval(units, options) {
    const { level = 0.95, method = "expanded", resamples = resamplesFor(units.length), seed } = options;
    const none = tooFew(units);
    if (none !== null)
        return { kind: "none", reason: none };
    const mean = meanOf(units);
    const mostDf = units.filter(differs).length - 1;
    const [low, high] = meanInterval(influences(units, mean), { level, method, resamples, seed, mostDf });
    return { kind: "interval", low: mean + low, high: mean + high, level, resamples };
}
/** The weighted mean of all cases in the units; NaN for none. */
function meanOf(units) {
    let [sum, weight] = [0, 0];
    for (const unit of units) {
        sum += unit.sum;
        weight += unit.weight;
    }
    return sum / weight;
}
function differs(unit) {
    return Math.abs(unit.sum) > rules/* EPSILON */.p8;
}
function tooFew(units) {
    if (units.length < MIN_UNITS)
        return { code: "too_few_units", have: units.length, need: MIN_UNITS };
    const differing = units.filter(differs).length;
    return differing < MIN_DIFFER ? { code: "too_few_differ", have: differing, need: MIN_DIFFER } : null;
}
/** Below this a stratum's own spread says little: such strata are drawn from together. */
const SMALL_STRATUM = 5;
/**
 * Each unit's pull on the mean, by stratum: (sum - mean x weight) / mean weight. With equal weights it is the delta's
 * distance from the mean; with unequal ones the ratio of sums to first order (Cochran, Sampling Techniques, sec. 6.3).
 */
function influences(units, mean) {
    const meanWeight = units.reduce((sum, unit) => sum + unit.weight, 0) / units.length;
    const byStratum = new Map();
    for (const unit of units) {
        const own = byStratum.get(unit.stratum) ?? [];
        own.push((unit.sum - mean * unit.weight) / meanWeight);
        byStratum.set(unit.stratum, own);
    }
    const strata = [...byStratum.values()].toSorted((a, b) => a.length - b.length);
    const large = strata.filter((each) => each.length >= SMALL_STRATUM);
    const rest = strata.filter((each) => each.length < SMALL_STRATUM).flat();
    if (rest.length >= SMALL_STRATUM || large.length === 0)
        large.push(rest);
    else
        large[0] = [...large[0], ...rest];
    return large.filter((each) => each.length > 0).map((each) => Float64Array.from(each));
}
/** 2000 up to 2,000 units; fewer beyond, where the bounds are smoother, but never below 500. */
function resamplesFor(units) {
    return Math.max(500, Math.min(2000, Math.floor(4_000_000 / units)));
}
/**
 * Interval of the mean of all values, each stratum resampled within itself and keeping its size; at least two values a
 * stratum. `expanded` is the percentile bootstrap with its level widened so that a normal sample gets its t interval
 * (Hesterberg, What Teachers Should Know about the Bootstrap, Am. Stat. 69(4), 2015): the bootstrap's standard error
 * lacks the factor sqrt(n / (n - 1)) of each stratum, and z stands where t should. Degrees of freedom by Satterthwaite
 * over the strata.
 */
function meanInterval(strata, options) {
    const means = resampledMeans(strata, options.resamples, options.seed).toSorted();
    const share = options.method === "expanded" ? expandedShare(strata, options) : (1 + options.level) / 2;
    return [(0,latency/* percentile */.Ym)(means, 1 - share, "linear"), (0,latency/* percentile */.Ym)(means, share, "linear")];
}
/** One mean a resample, in the order drawn. */
function resampledMeans(strata, resamples, seed) {
    const n = strata.reduce((sum, stratum) => sum + stratum.length, 0);
    const random = (0,statistics_random/* splitMix64 */.f)(seed);
    const words = new Uint32Array(n);
    const means = new Float64Array(resamples);
    for (let round = 0; round < resamples; round++) {
        random.draw(words);
        let sum = 0;
        let at = 0;
        for (const stratum of strata)
            sum += drawn(stratum, words, (at += stratum.length) - stratum.length);
        means[round] = sum / n;
    }
    return means;
}
/** The sum of as many draws as the stratum has units. A 32-bit word times n / 2^32 is uneven by at most n / 2^32. */
function drawn(stratum, words, from) {
    const scale = stratum.length / 2 ** 32;
    let sum = 0;
    for (let i = 0; i < stratum.length; i++)
        sum += stratum[(words[from + i] * scale) >>> 0];
    return sum;
}
function expandedShare(strata, { level, mostDf = Infinity }) {
    let [bootstrap, unbiased, inverse] = [0, 0, 0];
    for (const stratum of strata) {
        const n = stratum.length;
        const center = stratum.reduce((sum, value) => sum + value, 0) / n;
        const squares = stratum.reduce((sum, value) => sum + (value - center) ** 2, 0);
        const variance = (squares * n) / (n - 1);
        bootstrap += squares;
        unbiased += variance;
        inverse += variance ** 2 / (n - 1);
    }
    // No spread at all: every quantile is the mean.
    if (bootstrap === 0)
        return (1 + level) / 2;
    return widenedShare(level, Math.min(mostDf, unbiased ** 2 / inverse), unbiased / bootstrap);
}
/** The upper quantile to read so that a normal sample gives its t interval; `inflation` is of the variance. */
function widenedShare(level, df, inflation) {
    return (0,power/* normalCdf */.vr)((0,power/* tQuantile */.YW)((1 + level) / 2, df) * Math.sqrt(inflation));
}
/**
 * The plain percentile bootstrap of a mean: `resamples` means of n draws each, an index being 64 bits modulo n; bounds
 * by linear interpolation. Seeded alike, it gives the same bounds as other programs that use SplitMix64.
 */
function percentileInterval(values, options) {
    if (values.length === 0)
        return null;
    const random = splitMix64(options.seed);
    const means = Float64Array.from({ length: options.resamples }, () => {
        let sum = 0;
        for (let draw = 0; draw < values.length; draw++)
            sum += values[random.below(values.length)];
        return sum / values.length;
    }).toSorted();
    const alpha = (1 - options.level) / 2;
    return [percentile(means, alpha, "linear"), percentile(means, 1 - alpha, "linear")];
}

// EXTERNAL MODULE: ./lib/gate/statistics/exact-tests.js
var exact_tests = __webpack_require__(13756);
// EXTERNAL MODULE: ./lib/gate/statistics/holm.js
var holm = __webpack_require__(89833);
;// CONCATENATED MODULE: ./lib/gate/evidence.js
/** What a report shows beside each quality check: could this change be chance? The tolerance stays the policy. */







function groupsOf(suite) {
    return new Map(suite.cases.flatMap((each) => (each.group === undefined ? [] : [[each.id, each.group]])));
}
/** Evidence for one metric over these pairs; null where no pair has a value on both sides. */
function evidenceFor(pairs, metric, options) {
    const units = unitsOf(pairs, metric, options.groups);
    if (units.length === 0)
        return null;
    const sign = metric.family.direction === "higher" ? 1 : -1;
    const changed = units.filter(differs);
    const wins = changed.filter((unit) => unit.sum * sign > 0).length;
    const losses = changed.length - wins;
    const permutation = (0,exact_tests/* permutationTest */.tx)(changed.map((unit) => unit.sum), options.seed);
    return {
        delta: meanOf(units),
        interval: pairedInterval(units, { seed: options.seed }),
        p_sign: (0,exact_tests/* signTest */.W)(wins, losses).twoSided,
        p_permutation: permutation.p,
        permutation: permutation.method,
        wins,
        losses,
        ties: units.length - changed.length,
        units: units.length,
    };
}
/** Evidence for every metric and scope that can be tested, in the order given; latency has its own interval. */
function evidenceOf(tested, pairing, options) {
    const found = tested.flatMap(({ metric, scope }) => {
        const { name, family } = metric;
        if (!(0,metrics_family/* isPerCase */.uE)(family))
            return [];
        const evidence = evidenceFor((0,pairs/* bucketOf */.AU)(pairing, scope).pairs, { name, family }, options);
        return evidence === null ? [] : [{ ...evidence, metric: name, scope }];
    });
    const corrected = (0,holm/* holm */.f)(found.map((each) => each.p_permutation));
    return found.map((each, i) => Object.assign(each, { p_holm: corrected[i] }));
}
/** Weighs a case as its metric's mean does. A group over several intents is a stratum of its own kind. */
function unitsOf(pairs, metric, groups) {
    const units = new Map();
    for (const { now, before } of pairs) {
        const [after, earlier] = [now.metrics.get(metric.name) ?? null, before.metrics.get(metric.name) ?? null];
        const weight = metric.family.weight === "targets" ? now.targets : 1;
        if (after === null || earlier === null || weight === 0)
            continue;
        const group = groups.get(now.id);
        const key = group === undefined ? `case ${now.id}` : `group ${group}`;
        const unit = units.get(key) ?? { intents: new Set(), sum: 0, weight: 0 };
        unit.intents.add(now.intent);
        unit.sum += weight * (after - earlier);
        unit.weight += weight;
        units.set(key, unit);
    }
    return [...units.values()].map(({ intents, sum, weight }) => ({
        stratum: JSON.stringify([...intents].toSorted()),
        sum,
        weight,
    }));
}
// Movements that no rule fails yet.
/** Of its tolerance: what an intent may fall while the mean rises before it is worth a word. */
const SHARE = 0.5;
/**
 * Intents that fall while the mean over all rises: an average hides them. One notice an intent, for the metric that
 * used up most of its tolerance; a check that failed speaks for itself.
 */
function intentNotices(checks) {
    const compared = checks.filter((check) => check.direction === "higher" && (0,verdict/* missingOf */.oy)(check) === null && (check.tolerance ?? 0) > 0);
    const rising = new Map(compared
        .filter((check) => check.scope.kind === "overall" && (check.delta ?? 0) > rules/* EPSILON */.p8)
        .map((check) => [check.metric, check.delta]));
    const worst = new Map();
    for (const { metric, scope, delta, tolerance, passed } of compared) {
        const overall = rising.get(metric);
        if (!passed || scope.kind !== "intent" || overall === undefined)
            continue;
        const used = -(delta ?? 0) / tolerance;
        if (used <= SHARE + rules/* EPSILON */.p8 || used <= (worst.get(scope.name)?.used ?? 0))
            continue;
        worst.set(scope.name, {
            used,
            notice: { code: "intent_falls", intent: scope.name, metric, delta: delta, overall },
        });
    }
    return [...worst.values()].map(({ notice }) => notice);
}


/***/ }),

/***/ 30227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Er: () => (/* binding */ timedCase),
/* harmony export */   N5: () => (/* binding */ slower),
/* harmony export */   Yp: () => (/* binding */ recordedSamples),
/* harmony export */   gB: () => (/* binding */ ceilingCheck),
/* harmony export */   o3: () => (/* binding */ latencyChecks),
/* harmony export */   uU: () => (/* binding */ storedRule)
/* harmony export */ });
/* unused harmony exports storedCheck, slowest */
/* harmony import */ var _metrics_latency_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72987);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16886);
/* harmony import */ var _metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6267);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65418);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28654);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50703);
/* harmony import */ var _latency_plans_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39338);
/* harmony import */ var _latency_two_looks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32189);
/* harmony import */ var _latency_visible_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41008);
/** Latency against recorded samples and ceilings: a percentile fails where it is over its limit beyond noise. */









function latencyChecks(rule, metric, { pairs, added }, by) {
    const all = [...pairs.map(({ now }) => now), ...added];
    if (all.length === 0) {
        return [(0,_check_js__WEBPACK_IMPORTED_MODULE_4__/* .missingCheck */ .Hx)(rule, { code: "not_measured" }, { baseline: null, current: null, n: 0 })];
    }
    const checks = [];
    if (pairs.length > 0) {
        const paired = pairs.map(({ now, before }) => timedCase(now, before.latency_ms, by));
        checks.push(storedCheck(rule, metric, paired, by, () => slower({ pairs, added })));
    }
    if (added.length > 0)
        checks.push(ceilingCheck(rule, metric, all, by));
    return checks.filter((check) => check !== null);
}
/** The rule's ceiling over these cases; null where it has none. */
function ceilingCheck(rule, metric, cases, by) {
    const timed = cases.map((each) => timedCase(each, [], by));
    return storedCheck({ ...rule, tolerance: [] }, metric, timed, by, () => slowest(cases));
}
function timedCase(now, before, { repeats }) {
    return { planned: now.error === null ? (0,_latency_plans_js__WEBPACK_IMPORTED_MODULE_5__/* .timesOf */ .Qv)(repeats, now) : 0, now: now.samples_ms, before };
}
/** Null where the rule has no limit. */
function storedCheck(rule, metric, cases, by, culprits) {
    if (!(0,_latency_plans_js__WEBPACK_IMPORTED_MODULE_5__/* .hasLimit */ .yR)(rule))
        return null;
    const held = storedRule(rule, metric, cases.length);
    const options = { seed: by.settings.seed, method: by.definition.percentile };
    const found = (0,_latency_two_looks_js__WEBPACK_IMPORTED_MODULE_6__/* .storedInTwoLooks */ .NH)(cases, held, options);
    if (found.kind === "missing")
        return missing(rule, metric, cases, by, found.reason);
    const { look } = found;
    const { current, baseline, limit, interval, samples } = look;
    const outcome = outcomeOf(rule, found, by);
    return (0,_check_js__WEBPACK_IMPORTED_MODULE_4__/* .latencyCheck */ .TE)(rule, {
        n: samples,
        baseline,
        current,
        interval,
        tolerance: baseline === null ? null : (0,_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .toleranceValue */ .H$)(rule.tolerance, baseline, cases.length),
        limit,
        outcome,
        visible: (0,_latency_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .visibleRise */ .u)((0,_latency_two_looks_js__WEBPACK_IMPORTED_MODULE_6__/* .sidesOf */ .Mm)(cases).before, held, options),
    }, culprits);
}
/** While recording, a ceiling within what the noise reaches would fail the same code on another day. */
function outcomeOf({ ceiling }, found, { recording }) {
    const high = found.look.interval[1];
    return recording && ceiling !== null && !(high <= ceiling) ? "fail" : found.outcome;
}
/** A bucket of so many cases, for a tolerance in cases. */
function storedRule(rule, { statistic }, cases) {
    const { tolerance, ceiling } = rule;
    const allowed = (ms) => (0,_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .toleranceValue */ .H$)(tolerance, ms, cases);
    return { statistic, tolerance: tolerance.length === 0 ? null : allowed, ceiling };
}
function missing(rule, { statistic }, cases, { definition }, reason) {
    const { now, before } = (0,_latency_two_looks_js__WEBPACK_IMPORTED_MODULE_6__/* .sidesOf */ .Mm)(cases);
    const recorded = before.some((samples) => samples.length > 0);
    const why = rule.tolerance.length > 0 && !recorded ? { code: "baseline_lacks_metric" } : reason;
    const figure = (samples) => (0,_metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_1__/* .bucketStatistic */ .Zh)(samples, statistic, definition.percentile);
    const n = now.reduce((sum, samples) => sum + samples.length, 0);
    return (0,_check_js__WEBPACK_IMPORTED_MODULE_4__/* .missingCheck */ .Hx)(rule, why, { baseline: figure(before), current: figure(now), n });
}
function median(samples) {
    return (0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_0__/* .percentile */ .Ym)(Float64Array.from(samples).sort(), 0.5, "nearest");
}
/** By how much the case's median rose, most first. */
function slower(bucket) {
    return bucket.pairs
        .flatMap((pair) => {
        const [before, after] = [median(pair.before.latency_ms), median(pair.now.samples_ms)];
        return after === null ? [] : [{ rise: after - (before ?? 0), each: (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .culprit */ .ik)(pair, before, after) }];
    })
        .filter(({ rise }) => rise > 0)
        .toSorted((a, b) => b.rise - a.rise || (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_8__/* .compareCodePoints */ .OP)(a.each.id, b.each.id))
        .map(({ each }) => each);
}
function slowest(cases) {
    return cases
        .flatMap((each) => {
        const after = median(each.samples_ms);
        return after === null
            ? []
            : [{ id: each.id, before: null, after, ranks_before: null, ranks_after: each.ranks }];
    })
        .toSorted((a, b) => b.after - a.after || (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_8__/* .compareCodePoints */ .OP)(a.id, b.id));
}
/** Timed samples of a case's baseline, of whole answers or of one stage. */
function recordedSamples(before, stage) {
    return (stage === undefined ? before?.latency_ms : before?.spans_ms?.get(stage)) ?? [];
}


/***/ }),

/***/ 83443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ latencyNotices),
  B: () => (/* binding */ planNotices)
});

// EXTERNAL MODULE: ./lib/model/scope.js
var model_scope = __webpack_require__(90997);
;// CONCATENATED MODULE: ./lib/gate/latency/between-machines.js
/** What a comparison with a stored baseline can't see, since another machine may have recorded it. */
/** Hosted machines of one kind differ by about a third on the same code. */
const SPREAD_BETWEEN_MACHINES = 1 / 3;
/** A rise that has to be larger than this many times the baseline is one that hardly any change makes. */
const MOST_TOLERANCE = 2;
/** Both in milliseconds; the baseline is above 0. */
function meaningOfTolerance(baselineMs, toleranceMs) {
    if (toleranceMs < SPREAD_BETWEEN_MACHINES * baselineMs)
        return "below_noise";
    return toleranceMs > MOST_TOLERANCE * baselineMs ? "sees_little" : "meaningful";
}

// EXTERNAL MODULE: ./lib/gate/latency/plan.js
var latency_plan = __webpack_require__(92015);
// EXTERNAL MODULE: ./lib/gate/latency/plans.js
var plans = __webpack_require__(39338);
// EXTERNAL MODULE: ./lib/gate/latency/visible.js
var visible = __webpack_require__(41008);
// EXTERNAL MODULE: ./lib/gate/latency-checks.js
var latency_checks = __webpack_require__(30227);
;// CONCATENATED MODULE: ./lib/gate/latency-notices.js






function latencyNotices(policy, part, checks, { run, scores, rules }) {
    const queries = run.timing.asked?.queries ?? 0;
    const asked = queries === 0 ? [] : [{ code: "queries_asked", queries }];
    if (part === null)
        return asked;
    return [
        ...asked,
        ...leftOut(policy, part.plan),
        ...notPlanned(policy, part.plan, checks),
        ...visibleNotices(policy.recording === true ? recordedRises(rules, scores, part) : risesOf(checks)),
        ...bluntNotices(policy, checks),
    ];
}
/** What a policy's stored plan leaves out, before anybody is asked. Nothing where there is no plan. */
function planNotices(policy) {
    const { config, baseline } = policy;
    const plan = config.latency === "off" ? null : (0,plans/* storedPlan */.Rg)(policy, baseline, config.latency);
    return plan === null ? [] : [...leftOut(policy, plan), ...notPlanned(policy, plan, [])];
}
function leftOut(policy, plan) {
    const notices = [];
    if (isStored(policy) && policy.baseline?.plan === undefined)
        notices.push({ code: "plan_missing" });
    const left = new Map();
    for (const each of plan.unfilled.filter(({ named }) => !named)) {
        left.set(each.scope, [...(left.get(each.scope) ?? []), each]);
    }
    for (const [scope, own] of left) {
        notices.push({
            code: "not_sampled",
            scope: readScope(scope),
            metrics: own.map(({ statistic }) => `latency_${statistic}_ms`),
            budget_s: Math.max(...own.map(({ budget_s: seconds }) => seconds)),
            queries: Math.max(...own.map(({ queries }) => queries)),
            by: [...new Set(own.flatMap(({ by }) => by))],
        });
    }
    return notices;
}
/** Compared with what another run recorded. */
function isStored({ baseline, recording }) {
    return (recording !== true &&
        baseline !== null &&
        baseline.foreign === undefined &&
        baseline.beside === undefined &&
        baseline.timing.source !== "off");
}
function notPlanned(policy, plan, checks) {
    const known = new Set([...plan.filled, ...plan.unfilled].map(plans/* keyOf */.TN));
    const made = new Set(checks.map(({ metric, scope }) => `${metric} ${(0,model_scope/* scopeText */.Cm)(scope)}`));
    const metrics = (0,plans/* gatedBuckets */.zb)(policy)
        .flatMap(latency_plan/* checksOf */.tg)
        .filter((each) => !known.has((0,plans/* keyOf */.TN)(each)) && !made.has(nameOf(each)))
        .map(nameOf);
    return metrics.length === 0 ? [] : [{ code: "not_planned", metrics }];
}
function nameOf({ scope, statistic }) {
    return `latency_${statistic}_ms ${scope}`;
}
/** Overall only: the checks carry their own in report.json. */
function risesOf(checks) {
    return checks.flatMap((check) => (check.kind === "ratio" || (check.kind === "latency" && check.tolerance !== null)) &&
        check.scope.kind === "overall"
        ? [{ metric: check.metric, rise: check.visible }]
        : []);
}
/** What is measured now is the next run's baseline. */
function recordedRises(rules, { cases }, { plan, by }) {
    const filled = new Set(plan.filled.map(plans/* keyOf */.TN));
    const options = { seed: by.settings.seed, method: by.definition.percentile };
    const samples = cases.map((each) => each.samples_ms);
    return rules.flatMap((rule) => {
        const { metric, scope, tolerance } = rule;
        const { family } = metric;
        const whole = metric.k === null && metric.stage === undefined;
        if (family.kind !== "latency" || !whole || scope.kind !== "overall" || tolerance.length === 0)
            return [];
        if (!filled.has((0,plans/* keyOf */.TN)({ scope: "overall", statistic: family.statistic })))
            return [];
        return [
            { metric: metric.name, rise: (0,visible/* visibleRise */.u)(samples, (0,latency_checks/* storedRule */.uU)(rule, family, cases.length), options) },
        ];
    });
}
function visibleNotices(rises) {
    return rises.length === 0 ? [] : [{ code: "visible_rise", rises }];
}
function bluntNotices(policy, checks) {
    if (!isStored(policy))
        return [];
    return checks.flatMap((check) => {
        const { kind, scope, metric, baseline, tolerance } = check;
        if (kind !== "latency" || scope.kind !== "overall")
            return [];
        if (baseline === null || !(baseline > 0) || tolerance === null)
            return [];
        const meaning = meaningOfTolerance(baseline, tolerance);
        return meaning === "meaningful"
            ? []
            : [{ code: "blunt_tolerance", metric, meaning, baseline, tolerance }];
    });
}
function readScope(text) {
    const at = text.indexOf(":");
    if (at < 0)
        return { kind: "overall" };
    return { kind: text.slice(0, at) === "tag" ? "tag" : "intent", name: text.slice(at + 1) };
}


/***/ }),

/***/ 9124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fo: () => (/* binding */ runPlan),
/* harmony export */   SE: () => (/* binding */ latencyPart),
/* harmony export */   ke: () => (/* binding */ latencyRuleChecks)
/* harmony export */ });
/* unused harmony export planOf */
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90997);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50703);
/* harmony import */ var _latency_checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30227);
/* harmony import */ var _latency_plans_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39338);
/* harmony import */ var _means_checks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73071);
/* harmony import */ var _ratio_checks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60185);






/** Null where nothing was timed, or nobody wants it. */
function latencyPart(policy, scores, run) {
    const { config } = policy;
    if (config.latency === "off" || run.timing.source === "off")
        return null;
    const repeats = repeatsOf(run);
    const recording = policy.recording === true;
    return {
        plan: planOf(policy, scores, run),
        recorded: run.timing.source === "recorded",
        paired: policy.baseline?.beside !== undefined && run.timing.seed !== undefined,
        by: { settings: config.latency, definition: config.definition, repeats, recording },
    };
}
/** The plan that the policy's baseline carries; where there is none, what this run asked. */
function planOf(policy, scores, run) {
    const { latency } = policy.config;
    if (latency === "off")
        return { repeats: new Map(), filled: [], unfilled: [], queries: 0, ms: 0 };
    const stored = policy.recording === true ? null : (0,_latency_plans_js__WEBPACK_IMPORTED_MODULE_3__/* .storedPlan */ .Rg)(policy, policy.baseline, latency);
    return stored ?? runPlan(policy, scores, run);
}
/** What a run asked, as the plan of a baseline. */
function runPlan(policy, scores, run) {
    const { config } = policy;
    if (config.latency === "off")
        return { repeats: new Map(), filled: [], unfilled: [], queries: 0, ms: 0 };
    const samples = new Map(scores.cases.map(({ id, samples_ms: own }) => [id, { latency_ms: own }]));
    const limit = config.retriever.kind === "run" ? "recorded" : undefined;
    const plan = (0,_latency_plans_js__WEBPACK_IMPORTED_MODULE_3__/* .planWith */ .ap)(repeatsOf(run), policy, config.latency, (0,_latency_plans_js__WEBPACK_IMPORTED_MODULE_3__/* .meansOf */ .oh)(samples), limit);
    const ms = run.timing.asked?.ms ?? 0;
    return ms > 0 ? { ...plan, ms } : plan;
}
/** A run of an earlier version, or a recorded one, says only how often every case was asked. */
function repeatsOf({ timing }) {
    const asked = timing.asked?.plan ?? [];
    if (asked.length > 0)
        return new Map(asked.map(({ scope, repeats }) => [scope, repeats]));
    return timing.repeats > 0 ? new Map([["overall", timing.repeats]]) : new Map();
}
/** No check at all of a rule that no plan fills and that the config does not name: a notice says so. */
function latencyRuleChecks(rule, metric, bucket, policy, part) {
    if (!(0,_latency_plans_js__WEBPACK_IMPORTED_MODULE_3__/* .hasLimit */ .yR)(rule) || (part.recorded && !rule.named))
        return [];
    const standing = standingOf(rule, metric, part.plan);
    if (standing.kind === "unfilled") {
        const { budget_s: budgetS, queries, by } = standing.check;
        const missing = { code: "not_in_plan", budget_s: budgetS, queries, by };
        return rule.named ? [(0,_check_js__WEBPACK_IMPORTED_MODULE_1__/* .missingCheck */ .Hx)(rule, missing, { baseline: null, current: null, n: 0 })] : [];
    }
    const checks = checksBy(rule, metric, bucket, policy, part);
    // What is new since the plan was made has nothing to be compared with yet, unless a rule insists.
    return standing.kind === "filled" || rule.named ? checks : checks.filter(({ kind }) => kind !== "missing");
}
function standingOf({ scope }, { statistic }, plan) {
    return standingsIn(plan).get((0,_latency_plans_js__WEBPACK_IMPORTED_MODULE_3__/* .keyOf */ .TN)({ scope: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeText */ .Cm)(scope), statistic })) ?? { kind: "unknown" };
}
const standings = new WeakMap();
/** By check, of a plan that may have thousands. */
function standingsIn(plan) {
    const known = standings.get(plan);
    if (known !== undefined)
        return known;
    const filled = plan.filled.map((each) => [(0,_latency_plans_js__WEBPACK_IMPORTED_MODULE_3__/* .keyOf */ .TN)(each), { kind: "filled" }]);
    const unfilled = plan.unfilled.map((check) => [(0,_latency_plans_js__WEBPACK_IMPORTED_MODULE_3__/* .keyOf */ .TN)(check), { kind: "unfilled", check }]);
    const made = new Map([...filled, ...unfilled]);
    standings.set(plan, made);
    return made;
}
function checksBy(rule, metric, bucket, { baseline }, { by, paired }) {
    const whole = rule.metric.k === null && rule.metric.stage === undefined;
    if (whole && paired && (0,_ratio_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .hasRatio */ .GZ)(metric))
        return (0,_ratio_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .ratioChecks */ .Nq)(rule, metric, bucket, by);
    return baseline?.foreign === undefined
        ? (0,_latency_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .latencyChecks */ .o3)(rule, metric, bucket, by)
        : (0,_means_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .latencyMeansChecks */ .cX)(rule, metric, bucket.added, baseline, by);
}


/***/ }),

/***/ 37854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BJ: () => (/* binding */ LOOKS),
/* harmony export */   ff: () => (/* binding */ ERROR),
/* harmony export */   gu: () => (/* binding */ settled)
/* harmony export */ });
/**
 * How sure a latency check must be. It is looked at twice: after the plan, and, where it is then undecided, after twice
 * the plan. Each look has half of the error, so both together have no more than one look would.
 */
const LOOKS = 2;
/**
 * Share of unchanged code that one check may fail: a rise is certain at 99 %, a broken ceiling at 95 %. Side by side p50
 * has two ratios and no second run's drift to hide behind, so each ratio is held to 99.5 %.
 */
const ERROR = { rise: 0.01, ceiling: 0.05, ratio: 0.005 };
/** What is left of an undecided check when nothing more is asked. */
function settled(outcome) {
    return outcome === "undecided" ? "watch" : outcome;
}


/***/ }),

/***/ 92015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PW: () => (/* binding */ planSampling),
/* harmony export */   eP: () => (/* binding */ repeatsFor),
/* harmony export */   tg: () => (/* binding */ checksOf)
/* harmony export */ });
/* unused harmony export FEWEST_CASES */
/* harmony import */ var _metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6267);
/**
 * How often each case is timed. The plan is made once, when a baseline is recorded, and belongs to it: unchanged code
 * then gets the same samples whatever the speed of the machine of the day.
 */

/** Intents below this are not gated on latency unless a rule names them. */
const FEWEST_CASES = 5;
/** The repeats that fill a bucket of so many cases: three at least. `cases` is at least 1. */
function repeatsFor(statistic, cases) {
    return Math.max(_metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_0__/* .MIN_REPEATS */ .AV, Math.ceil(_metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_0__/* .MIN_SAMPLES */ .Pu[statistic] / cases));
}
/**
 * Fills what the limits allow: checks that rules name first, then `overall`, then whatever adds the least time. Small
 * buckets are asked more often than others. `msByCase` is what one query takes; cases that it lacks take its mean.
 */
function planSampling(buckets, msByCase, limits) {
    const draft = new Draft(buckets, msByCase, limits);
    const open = buckets.flatMap(checksOf);
    const rank = (check) => (check.named ? 0 : check.scope === "overall" ? 1 : 2);
    const filled = [];
    const left = [];
    while (open.length > 0) {
        // What a check adds depends on those before it, so the cheapest is looked for again.
        const lowest = Math.min(...open.map(rank));
        const next = open
            .filter((check) => rank(check) === lowest)
            .reduce((best, check) => (draft.addedBy(check).ms < draft.addedBy(best).ms ? check : best));
        open.splice(open.indexOf(next), 1);
        if (draft.exceeded(next).length === 0) {
            draft.add(next);
            filled.push(next);
        }
        else
            left.push(next);
    }
    const { queries, ms } = draft.cost();
    const unfilled = left.map((check) => {
        const cost = draft.costWith(check);
        const by = draft.exceeded(check);
        return { ...check, queries: cost.queries, budget_s: Math.ceil(cost.ms / 1000), by };
    });
    return { repeats: draft.repeats, filled, unfilled, queries, ms };
}
/** What may be planned of a bucket: all that rules name, the rest where it is large enough. */
function checksOf({ scope, cases, spare = 0, statistics }) {
    if (cases.length === 0)
        return [];
    return statistics
        .filter(({ named }) => named || scope === "overall" || cases.length >= FEWEST_CASES)
        .map(({ statistic, named }) => ({
        scope,
        statistic,
        named,
        repeats: repeatsFor(statistic, cases.length - spare),
    }));
}
/** The plan so far: repeats by scope, and by case what they come to. */
class Draft {
    repeats = new Map();
    #byCase = new Map();
    #casesOf;
    #cases;
    #ms;
    #limits;
    /** What each check would add to the cost. */
    #added = new Map();
    #cost;
    constructor(buckets, msByCase, limits) {
        this.#casesOf = new Map(buckets.map(({ scope, cases }) => [scope, cases]));
        this.#cases = new Set(buckets.flatMap(({ cases }) => cases));
        const mean = [...msByCase.values()].reduce((sum, ms) => sum + ms, 0) / Math.max(1, msByCase.size);
        this.#ms = (id) => msByCase.get(id) ?? mean;
        this.#limits = limits;
        this.#cost = { queries: limits.warmup * this.#cases.size, ms: 0 };
    }
    cost() {
        return this.#cost;
    }
    costWith(check) {
        const { queries, ms } = this.addedBy(check);
        return { queries: this.#cost.queries + queries, ms: this.#cost.ms + ms };
    }
    /** Worked out once, until a check is added that shares cases with this one. */
    addedBy(check) {
        const known = this.#added.get(check);
        if (known !== undefined)
            return known;
        const { scope, repeats } = check;
        let [queries, ms] = [0, 0];
        for (const id of this.#casesOf.get(scope)) {
            const more = Math.max(0, repeats - (this.#byCase.get(id) ?? 0));
            queries += more;
            ms += more * this.#ms(id);
        }
        this.#added.set(check, { queries, ms });
        return { queries, ms };
    }
    exceeded(check) {
        const { queries, ms } = this.costWith(check);
        const { budgetS, maxQueries } = this.#limits;
        const found = [];
        if (!(ms <= budgetS * 1000))
            found.push("budget_s");
        if (maxQueries !== null && queries > maxQueries)
            found.push("max_queries");
        return found;
    }
    add(check) {
        this.#cost = this.costWith(check);
        const { scope, repeats } = check;
        const shares = (other) => other.scope === scope || other.scope === "overall";
        for (const other of this.#added.keys())
            if (scope === "overall" || shares(other))
                this.#added.delete(other);
        this.repeats.set(scope, Math.max(repeats, this.repeats.get(scope) ?? 0));
        for (const id of this.#casesOf.get(scope)) {
            this.#byCase.set(id, Math.max(repeats, this.#byCase.get(id) ?? 0));
        }
    }
}


/***/ }),

/***/ 39338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ unplannedIn),
/* harmony export */   Bv: () => (/* binding */ casesAt),
/* harmony export */   CI: () => (/* binding */ unknownChecks),
/* harmony export */   EI: () => (/* binding */ newPlan),
/* harmony export */   Qv: () => (/* binding */ timesOf),
/* harmony export */   Rg: () => (/* binding */ storedPlan),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   ap: () => (/* binding */ planWith),
/* harmony export */   oh: () => (/* binding */ meansOf),
/* harmony export */   yR: () => (/* binding */ hasLimit),
/* harmony export */   zb: () => (/* binding */ gatedBuckets)
/* harmony export */ });
/* unused harmony export limitsOf */
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90997);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28654);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92015);



/** Where the cases of a plan take no time that is known, they take this, in milliseconds. */
const UNKNOWN_MS = 0;
const byScope = new WeakMap();
/** Of a scope by its text, as plans write it. The suite is looked through once. */
function casesAt({ cases }, scope) {
    let known = byScope.get(cases);
    if (known === undefined) {
        known = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$z)(cases, ({ intent }) => (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeText */ .Cm)((0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .intentScope */ .Ln)(intent)));
        byScope.set(cases, known);
    }
    return scope === (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeText */ .Cm)(_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .OVERALL */ .aD) ? cases : (known.get(scope) ?? []);
}
/** The most that any scope of the case asks; 0 where none asks it at all. */
function timesOf(repeats, subject) {
    return Math.max(repeats.get("overall") ?? 0, repeats.get((0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeText */ .Cm)((0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .intentScope */ .Ln)(subject.intent))) ?? 0);
}
/** A tenth of a bucket may fail or be edited; a bucket of one has nothing to spare. */
function spareOf(cases) {
    return cases < 2 ? 0 : Math.ceil(cases / 10);
}
/** The buckets that latency rules gate, each with its percentiles. Rules without any limit are left out. */
function gatedBuckets({ config, suite }) {
    const byScope = new Map();
    for (const rule of (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveRules */ .SJ)(config, suite).rules) {
        const { family } = rule.metric;
        if (family.kind !== "latency" || !hasLimit(rule))
            continue;
        const scope = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeText */ .Cm)(rule.scope);
        const own = byScope.get(scope) ?? new Map();
        byScope.set(scope, own.set(family.statistic, rule.named || own.get(family.statistic) === true));
    }
    return [...byScope].map(([scope, statistics]) => {
        const cases = casesAt(suite, scope).map(({ id }) => id);
        return {
            scope,
            cases,
            spare: spareOf(cases.length),
            statistics: [...statistics].map(([statistic, named]) => ({ statistic, named })),
        };
    });
}
function hasLimit({ tolerance, ceiling }) {
    return tolerance.length > 0 || ceiling !== null;
}
/** `warmup` counts the quality pass, which is the first in any case. */
function limitsOf({ budget_s: budgetS, max_queries: maxQueries, warmup, }) {
    return { budgetS, maxQueries, warmup: Math.max(1, warmup) };
}
/**
 * A plan made now, from what one query of each case takes in milliseconds. The config's own number of repeats holds
 * whatever it takes; with `auto` the plan fills what the budget allows, and asks for overall figures where it can.
 */
function newPlan(planned, settings, msByCase) {
    const buckets = gatedBuckets(planned);
    if (settings.repeats !== "auto") {
        return planWith(new Map([["overall", settings.repeats]]), planned, settings, msByCase);
    }
    const made = (0,_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .planSampling */ .PW)(buckets, msByCase, limitsOf(settings));
    if (made.repeats.has("overall") || buckets.some(({ scope }) => scope === "overall"))
        return made;
    const figures = { scope: "overall", cases: planned.suite.cases.map(({ id }) => id) };
    const ungated = { ...figures, statistics: [{ statistic: "p50", named: false }] };
    const more = (0,_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .planSampling */ .PW)([...buckets, ungated], msByCase, limitsOf(settings));
    return planWith(more.repeats, planned, settings, msByCase);
}
/**
 * What a policy's checks make of repeats that are given: a check is filled where its bucket then has the samples that
 * its percentile needs. `limit` is what keeps the others out, unless budget or queries do.
 */
function planWith(repeats, planned, settings, msByCase, limit = settings.repeats === "auto" ? "budget_s" : "repeats") {
    const [cost, raised] = costOf(repeats, planned, settings, msByCase);
    const filled = [];
    const unfilled = [];
    for (const bucket of gatedBuckets(planned)) {
        const own = casesAt(planned.suite, bucket.scope);
        const times = Math.min(...own.map((each) => timesOf(repeats, each)));
        for (const check of (0,_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .checksOf */ .tg)(bucket)) {
            const need = (0,_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .repeatsFor */ .eP)(check.statistic, own.length);
            if (times >= need) {
                filled.push({ ...check, repeats: times });
                continue;
            }
            const { queries, ms } = raised(cost, own, check.repeats);
            const by = [];
            if (ms > settings.budget_s * 1000)
                by.push("budget_s");
            if (settings.max_queries !== null && queries > settings.max_queries)
                by.push("max_queries");
            const budget = Math.max(Math.ceil(ms / 1000), by.length === 0 ? 1 : 0);
            unfilled.push({ ...check, queries, budget_s: budget, by: by.length === 0 ? [limit] : by });
        }
    }
    return { repeats, filled, unfilled, ...cost };
}
/** What these repeats cost, and what it comes to where some cases are asked at least so often. */
function costOf(repeats, { suite }, settings, msByCase) {
    const known = [...msByCase.values()];
    const mean = known.length === 0 ? UNKNOWN_MS : known.reduce((sum, ms) => sum + ms, 0) / known.length;
    const adding = (from, cases, timesFor) => {
        let { queries, ms } = from;
        for (const each of cases) {
            const times = timesFor(each);
            queries += times;
            ms += times * (msByCase.get(each.id) ?? mean);
        }
        return { queries, ms };
    };
    const start = { queries: limitsOf(settings).warmup * suite.cases.length, ms: 0 };
    const more = (times) => (each) => Math.max(0, times - timesOf(repeats, each));
    return [
        adding(start, suite.cases, (each) => timesOf(repeats, each)),
        (from, cases, times) => adding(from, cases, more(times)),
    ];
}
/**
 * The plan of a stored baseline: its own, or, of one that an earlier version recorded, what its samples fill. Null where
 * nothing was timed, or another tool's baseline has no samples.
 */
function storedPlan(planned, baseline, settings) {
    if (baseline === null || baseline.foreign !== undefined || baseline.timing.source === "off")
        return null;
    return baseline.plan ?? planFromSamples(planned, baseline.cases, settings);
}
/** As often as each bucket needs, where the samples are there; the number of repeats that a config names as it is. */
function planFromSamples(planned, cases, settings) {
    const { suite } = planned;
    const repeats = new Map();
    for (const bucket of gatedBuckets(planned)) {
        const own = casesAt(suite, bucket.scope);
        const counts = own.flatMap(({ id }) => cases.get(id)?.latency_ms.length ?? []);
        const taken = counts.length === 0 ? 0 : Math.min(...counts);
        const needs = (0,_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .checksOf */ .tg)(bucket)
            .map(({ statistic }) => (0,_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .repeatsFor */ .eP)(statistic, own.length))
            .filter((need) => need <= taken);
        const times = settings.repeats === "auto" ? Math.max(0, ...needs) : Math.min(taken, settings.repeats);
        if (times > 0)
            repeats.set(bucket.scope, times);
    }
    return planWith(repeats, planned, settings, meansOf(cases));
}
/** What one query of each case takes, in milliseconds; cases without samples are left out. */
function meansOf(cases) {
    return new Map([...cases].flatMap(([id, { latency_ms: samples }]) => samples.length === 0 ? [] : [[id, samples.reduce((sum, ms) => sum + ms, 0) / samples.length]]));
}
/** Checks of a policy that its plan has never heard of: rules, intents or tags that are new since it was made. */
function unknownChecks(planned, plan) {
    const known = new Set([...plan.filled, ...plan.unfilled].map(keyOf));
    return gatedBuckets(planned)
        .flatMap(_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .checksOf */ .tg)
        .filter((check) => !known.has(keyOf(check)));
}
/** Checks of a policy that the plan does not fill. */
function unplannedIn(planned, plan) {
    const filled = new Set(plan?.filled.map(keyOf));
    return gatedBuckets(planned)
        .flatMap(_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .checksOf */ .tg)
        .filter((check) => !filled.has(keyOf(check)));
}
function keyOf({ scope, statistic }) {
    return `${statistic} ${scope}`;
}


/***/ }),

/***/ 22883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eB: () => (/* binding */ resampled),
/* harmony export */   mE: () => (/* binding */ drawsFrom),
/* harmony export */   oq: () => (/* binding */ shareAtMost),
/* harmony export */   zM: () => (/* binding */ drawsIn)
/* harmony export */ });
/* harmony import */ var _statistics_random_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47352);
/* harmony import */ var _metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6267);
/**
 * Resampling within cases. The suite is fixed and the same on both sides, so which of its queries are slow is no noise:
 * only the repeats of a case could have come out otherwise.
 *
 * Of a case with r samples r - 1 are drawn with replacement. Drawing r would give a variance that is too small by
 * (r - 1) / r, a third where a case was asked three times (McCarthy & Snowden, The bootstrap and finite population
 * sampling, 1985; Rao & Wu, JASA 83, 1988).
 */


/** Of each side: every pair of the two counts, so that the tail of a difference is told by 250,000 pairs. */
const RESAMPLES = 500;
/** Draws from a case with so many samples: one less, but one where there is a single sample. */
function drawsFrom(samples) {
    return Math.max(1, samples - 1);
}
/** Draws in a whole resample. */
function drawsIn(sizes) {
    return sizes.reduce((sum, size) => sum + drawsFrom(size), 0);
}
/** The bucket has samples. The same samples, seed and method give the same distribution. */
function resampled(cases, statistic, options) {
    const bucket = (0,_metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_0__/* .sortBucket */ .N$)(cases);
    const random = (0,_statistics_random_js__WEBPACK_IMPORTED_MODULE_1__/* .splitMix64 */ .f)(options.seed);
    const words = new Uint32Array(drawsIn(bucket.sizes));
    const weights = new Float64Array(bucket.values.length);
    return Float64Array.from({ length: RESAMPLES }, () => {
        random.draw(words);
        weigh(bucket, words, weights);
        return (0,_metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_0__/* .weightedStatistic */ .QM)(bucket, weights, statistic, options.method);
    }).toSorted();
}
/**
 * The weights of one resample by sorted place. A word times r / 2^32 is uneven by at most r / 2^32, and several times as
 * fast as a division.
 */
function weigh({ sizes, places }, words, weights) {
    weights.fill(0);
    let [first, at] = [0, 0];
    for (let i = 0; i < sizes.length; i++) {
        const size = sizes[i];
        const end = at + drawsFrom(size);
        const [scale, own] = [size / 2 ** 32, 1 / (end - at)];
        for (; at < end; at++) {
            const place = places[first + ((words[at] * scale) >>> 0)];
            weights[place] = weights[place] + own;
        }
        first += size;
    }
}
/** The share of pairs, one of each distribution, in which `left` is at most `right`. O(n). */
function shareAtMost(left, right) {
    let [pairs, below] = [0, 0];
    for (const bound of right) {
        while (below < left.length && left[below] <= bound)
            below++;
        pairs += below;
    }
    return pairs / (left.length * right.length);
}


/***/ }),

/***/ 38639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ lookAtRatios)
});

// EXTERNAL MODULE: ./lib/gate/rules.js + 1 modules
var rules = __webpack_require__(28654);
// EXTERNAL MODULE: ./lib/gate/latency/looks.js
var looks = __webpack_require__(37854);
// EXTERNAL MODULE: ./lib/gate/statistics/random.js
var statistics_random = __webpack_require__(47352);
// EXTERNAL MODULE: ./lib/gate/latency/resample.js
var resample = __webpack_require__(22883);
// EXTERNAL MODULE: ./lib/metrics/weighted-latency.js
var weighted_latency = __webpack_require__(6267);
;// CONCATENATED MODULE: ./lib/gate/latency/pairs.js
/** Base's and head's samples of the same queries, and what the ratio between them could have been. */



/** Enough for the tail that decides. Larger buckets have smoother bounds, and fewer keep large suites within a second. */
const MOST_RESAMPLES = 1000;
const FEWEST_RESAMPLES = 600;
const WORK = 2_000_000;
/** Clocks that say 0 ms would make a ratio infinite; a microsecond is below what any of them resolves. */
const LEAST_MS = 0.001;
/** The pairs of each case that has any; samples without a partner are left out. */
function completePairs(cases) {
    return cases
        .map(({ base, head }) => {
        const length = Math.min(base.length, head.length);
        return { base: base.slice(0, length), head: head.slice(0, length) };
    })
        .filter(({ base }) => base.length > 0);
}
function sidesOf(paired) {
    return {
        base: (0,weighted_latency/* sortBucket */.N$)(paired.map((each) => each.base)),
        head: (0,weighted_latency/* sortBucket */.N$)(paired.map((each) => each.head)),
    };
}
/** What the samples say themselves. */
function figuresOf(paired, { base, head }, statistic, method) {
    const of = (bucket) => (0,weighted_latency/* weightedStatistic */.QM)(bucket, bucket.weights, statistic, method);
    const [baseMs, headMs] = [of(base), of(head)];
    const bucket = ["bucket", Math.log(floored(headMs) / floored(baseMs))];
    const logs = statistic === "p50" ? [["typical", typicalLog(paired)], bucket] : [bucket];
    return { baseMs, headMs, logs };
}
/** Both ratios in logs, each ascending; `typical` is empty where the statistic has none. */
function resampledRatios(paired, sides, statistic, options) {
    const random = (0,statistics_random/* splitMix64 */.f)(options.seed);
    const { base } = sides;
    const words = new Uint32Array((0,resample/* drawsIn */.zM)(base.sizes));
    const weights = { base: new Float64Array(base.values.length), head: new Float64Array(base.values.length) };
    const of = (side) => floored((0,weighted_latency/* weightedStatistic */.QM)(sides[side], weights[side], statistic, options.method));
    const logs = statistic === "p50" ? rankedLogs(paired) : null;
    const rounds = resamplesFor(base.values.length);
    const typical = new Float64Array(logs === null ? 0 : rounds);
    const bucket = Float64Array.from({ length: rounds }, (_, round) => {
        random.draw(words);
        weighPairs(sides, words, weights);
        if (logs !== null)
            typical[round] = resampledTypical(logs, base.sizes, words);
        return Math.log(of("head") / of("base"));
    });
    return { typical: typical.toSorted(), bucket: bucket.toSorted() };
}
/** Of a bucket with so many pairs. */
function resamplesFor(pairs) {
    return Math.max(FEWEST_RESAMPLES, Math.min(MOST_RESAMPLES, Math.floor(WORK / pairs)));
}
/** A pair that is drawn weighs on both sides. */
function weighPairs({ base, head }, words, weights) {
    const [before, after] = [weights.base.fill(0), weights.head.fill(0)];
    let [first, at] = [0, 0];
    for (let i = 0; i < base.sizes.length; i++) {
        const size = base.sizes[i];
        const end = at + (0,resample/* drawsFrom */.mE)(size);
        const [scale, own] = [size / 2 ** 32, 1 / (end - at)];
        for (; at < end; at++) {
            const pair = first + ((words[at] * scale) >>> 0);
            const [left, right] = [base.places[pair], head.places[pair]];
            before[left] = before[left] + own;
            after[right] = after[right] + own;
        }
        first += size;
    }
}
/** By sample: the log ratio of its pair, sorted within its case. Which of the equally likely is first says nothing. */
function rankedLogs(paired) {
    return Float64Array.from(paired.flatMap((each) => Array.from(pairLogs(each).sort())));
}
function pairLogs({ base, head }) {
    return Float64Array.from(head, (ms, i) => Math.log(floored(ms) / floored(base[i])));
}
/**
 * The mean over cases of the median of the logs drawn. The logs of a case are ascending, so counting how often each is
 * drawn finds the median.
 */
function resampledTypical(logs, sizes, words) {
    const counts = new Uint16Array(sizes.reduce((most, size) => Math.max(most, size), 0));
    let [first, at, sum] = [0, 0, 0];
    for (let i = 0; i < sizes.length; i++) {
        const size = sizes[i];
        const draws = (0,resample/* drawsFrom */.mE)(size);
        const scale = size / 2 ** 32;
        counts.fill(0, 0, size);
        for (const end = at + draws; at < end; at++)
            counts[(words[at] * scale) >>> 0]++;
        sum +=
            (logs[first + placeOf(counts, (draws - 1) >> 1)] + logs[first + placeOf(counts, draws >> 1)]) / 2;
        first += size;
    }
    return sum / sizes.length;
}
/** Where the draw of a 0-based rank stands. */
function placeOf(counts, rank) {
    let [place, left] = [0, rank];
    while (left >= counts[place])
        left -= counts[place++];
    return place;
}
/** The log of the geometric mean over cases of the median ratio of their pairs. */
function typicalLog(paired) {
    const medians = paired.map((each) => {
        const logs = pairLogs(each).toSorted();
        const middle = (logs.length - 1) / 2;
        return (logs[Math.floor(middle)] + logs[Math.ceil(middle)]) / 2;
    });
    return medians.reduce((sum, log) => sum + log, 0) / medians.length;
}
function floored(ms) {
    return Math.max(ms, LEAST_MS);
}

// EXTERNAL MODULE: ./lib/gate/latency/stored.js
var stored = __webpack_require__(39843);
;// CONCATENATED MODULE: ./lib/gate/latency/side-by-side.js
/**
 * Latency of two retrievers that ran in one job. Milliseconds move with the machine; the ratio of two answers to the
 * same query, asked one after the other, hardly does.
 */




const WORST = ["fail", "undecided", "pass"];
/**
 * One look at a check side by side. Pairs are resampled within their cases, so both sides move together. A ratio fails
 * where it is over 1 + tolerance at its lower 99.5 % bound (half of the error at each look) and the rise is above the
 * floor. Samples without a partner are left out.
 */
function lookAtRatios(cases, rule, options) {
    const paired = completePairs(cases);
    const base = paired.map((each) => each.base);
    const reason = (0,stored/* shortage */.wD)(base, rule.statistic, "now");
    if (reason !== null)
        return { kind: "missing", reason };
    const sides = sidesOf(paired);
    const figures = figuresOf(paired, sides, rule.statistic, options.method);
    const spreads = resampledRatios(paired, sides, rule.statistic, options);
    const ratios = figures.logs.map(([kind, log]) => lookAtRatio({ kind, log, baseMs: figures.baseMs, spread: spreads[kind] }, rule));
    return {
        kind: "measured",
        outcome: WORST.find((each) => ratios.some((ratio) => ratio.outcome === each)),
        ratios,
        baseMs: figures.baseMs,
        headMs: figures.headMs,
        samples: base.reduce((sum, each) => sum + each.length, 0),
    };
}
function fits(log, baseMs, rule) {
    return log <= limitOf(rule) || baseMs * (Math.exp(log) - 1) <= rule.floorMs;
}
/** Of the log ratio; the epsilon absorbs rounding, so that a rise of exactly the tolerance passes. */
function limitOf({ tolerance }) {
    return Math.log(1 + tolerance) + rules/* EPSILON */.p8;
}
function lookAtRatio({ kind, log, baseMs, spread }, rule) {
    const error = looks/* ERROR */.ff.ratio / looks/* LOOKS */.BJ;
    const low = spread[Math.max(0, Math.ceil(error * spread.length) - 1)];
    const ratio = Math.exp(log);
    const within = fits(log, baseMs, rule);
    const [from, to] = (0,stored/* interval95 */.QQ)(spread);
    return {
        kind,
        ratio,
        interval: [Math.exp(from), Math.exp(to)],
        low: Math.exp(low),
        // Written so that NaN never passes.
        outcome: within ? "pass" : low <= limitOf(rule) ? "undecided" : "fail",
        spread,
    };
}


/***/ }),

/***/ 39843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QQ: () => (/* binding */ interval95),
/* harmony export */   n3: () => (/* binding */ limitAbove),
/* harmony export */   o$: () => (/* binding */ lookAtStored),
/* harmony export */   wD: () => (/* binding */ shortage)
/* harmony export */ });
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28654);
/* harmony import */ var _looks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37854);
/* harmony import */ var _resample_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22883);
/* harmony import */ var _metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6267);
/* harmony import */ var _metrics_latency_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72987);
/** Latency against recorded samples: a statistic fails where it is over its limit beyond measurement noise. */





/**
 * One look at a check. `current` over min(ceiling, baseline + tolerance) fails where the lower 99 % bound of their
 * difference is above 0, the limit being worked out from each resampled baseline, or where its own lower 95 % bound is
 * over the ceiling; each look has half of the error. Both sides are resampled within their cases.
 */
function lookAtStored({ now, before }, rule, options) {
    const { statistic, tolerance, ceiling } = rule;
    const reason = shortage(now, statistic, "now") ?? (tolerance === null ? null : shortage(before, statistic, "before"));
    if (reason !== null)
        return { kind: "missing", reason };
    const current = (0,_metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_3__/* .bucketStatistic */ .Zh)(now, statistic, options.method);
    const spread = (0,_resample_js__WEBPACK_IMPORTED_MODULE_2__/* .resampled */ .eB)(now, statistic, options);
    const held = tolerance === null ? heldByCeiling(ceiling) : heldByBaseline(before, rule, options);
    const over = !(current <= held.limit + _rules_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p8);
    const fails = {
        limit: over && (0,_resample_js__WEBPACK_IMPORTED_MODULE_2__/* .shareAtMost */ .oq)(spread, held.limits) < _looks_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR */ .ff.rise / _looks_js__WEBPACK_IMPORTED_MODULE_1__/* .LOOKS */ .BJ,
        ceiling: over && ceiling !== null && (0,_resample_js__WEBPACK_IMPORTED_MODULE_2__/* .shareAtMost */ .oq)(spread, Float64Array.of(ceiling)) < _looks_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR */ .ff.ceiling / _looks_js__WEBPACK_IMPORTED_MODULE_1__/* .LOOKS */ .BJ,
    };
    return {
        kind: "measured",
        outcome: fails.limit || fails.ceiling ? "fail" : over ? "undecided" : "pass",
        current,
        baseline: held.baseline,
        limit: held.limit,
        interval: interval95(spread),
        baselineInterval: held.interval,
        fails,
        samples: now.reduce((sum, samples) => sum + samples.length, 0),
    };
}
function heldByCeiling(ceiling) {
    const limit = ceiling ?? Infinity;
    return { baseline: null, interval: null, limit, limits: Float64Array.of(limit) };
}
/** All pairs of both sides' resamples are compared, so it is no matter that both are drawn with one seed. */
function heldByBaseline(before, rule, options) {
    const limitFor = (ms) => limitAbove(rule, ms);
    const baseline = (0,_metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_3__/* .bucketStatistic */ .Zh)(before, rule.statistic, options.method);
    const spread = (0,_resample_js__WEBPACK_IMPORTED_MODULE_2__/* .resampled */ .eB)(before, rule.statistic, options);
    return { baseline, interval: interval95(spread), limit: limitFor(baseline), limits: spread.map(limitFor) };
}
/** min(ceiling, baseline + tolerance), for a baseline of so many milliseconds. */
function limitAbove({ tolerance, ceiling }, baselineMs) {
    return Math.min(ceiling ?? Infinity, baselineMs + (tolerance?.(baselineMs) ?? Infinity));
}
/** What keeps a side from being decided; null where it has enough. */
function shortage(cases, statistic, side) {
    const filled = cases.filter((samples) => samples.length > 0);
    if (filled.length === 0)
        return { code: "not_measured" };
    const few = filled.filter((samples) => samples.length < _metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_3__/* .MIN_REPEATS */ .AV).length;
    if (few > 0)
        return { code: "too_few_repeats", side, cases: few, need: _metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_3__/* .MIN_REPEATS */ .AV };
    const have = filled.reduce((sum, samples) => sum + samples.length, 0);
    const need = _metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_3__/* .MIN_SAMPLES */ .Pu[statistic];
    return have < need ? { code: "too_few_samples", side, have, need } : null;
}
/** Of a distribution that is ascending. */
function interval95(spread) {
    return [(0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_4__/* .percentile */ .Ym)(spread, 0.025, "linear"), (0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_4__/* .percentile */ .Ym)(spread, 0.975, "linear")];
}


/***/ }),

/***/ 32189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aw: () => (/* binding */ evenly),
/* harmony export */   Mm: () => (/* binding */ sidesOf),
/* harmony export */   NH: () => (/* binding */ storedInTwoLooks),
/* harmony export */   cF: () => (/* binding */ pairOf),
/* harmony export */   d8: () => (/* binding */ ratioInTwoLooks),
/* harmony export */   nT: () => (/* binding */ isOpen),
/* harmony export */   yb: () => (/* binding */ firstLook)
/* harmony export */ });
/* harmony import */ var _looks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37854);
/* harmony import */ var _side_by_side_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38639);
/* harmony import */ var _stored_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39843);
/** A latency check over both looks: what the plan decides, and what is asked once more decides of the rest. */



function storedInTwoLooks(cases, rule, options) {
    return inTwoLooks(cases, firstLook(cases), (seen) => (0,_stored_js__WEBPACK_IMPORTED_MODULE_2__/* .lookAtStored */ .o$)(sidesOf(seen), rule, options));
}
function ratioInTwoLooks(cases, rule, options) {
    return inTwoLooks(cases, firstLook(cases).map(evenly), (seen) => (0,_side_by_side_js__WEBPACK_IMPORTED_MODULE_1__/* .lookAtRatios */ .L)(seen.map(pairOf), rule, options));
}
/** Whether the plan's samples leave a check open, so that asking on is worth it. */
function isOpen(look) {
    return look.kind === "measured" && look.outcome === "undecided";
}
/** What the plan asked of each case. */
function firstLook(cases) {
    return cases.map((each) => ({ ...each, now: each.now.slice(0, each.planned) }));
}
/** Pairs up to what the head has. */
function evenly(each) {
    return { ...each, before: each.before.slice(0, each.now.length) };
}
function sidesOf(cases) {
    return { now: cases.map(({ now }) => now), before: cases.map(({ before }) => before) };
}
function pairOf({ now, before }) {
    return { base: before, head: now };
}
/**
 * A failure at the first look is final, and so is a pass; a pass takes the whole plan. What is open then is decided by all
 * samples, and where they leave it open too it is a watch.
 */
function inTwoLooks(cases, planned, look) {
    const first = look(planned);
    const unfinished = unfinishedOf(cases);
    if (first.kind === "missing")
        return { kind: "missing", reason: unfinished ?? first.reason };
    if (first.outcome === "fail")
        return { kind: "measured", outcome: "fail", look: first };
    if (unfinished !== null)
        return { kind: "missing", reason: unfinished };
    if (first.outcome === "pass")
        return { kind: "measured", outcome: "pass", look: first };
    const all = look(cases);
    // The second look has all that the first had.
    if (all.kind === "missing")
        return all;
    return { kind: "measured", outcome: (0,_looks_js__WEBPACK_IMPORTED_MODULE_0__/* .settled */ .gu)(all.outcome), look: all };
}
/** Null where every case was asked as often as planned. */
function unfinishedOf(cases) {
    if (cases.every(({ now, planned }) => now.length >= planned))
        return null;
    const have = cases.reduce((sum, { now, planned }) => sum + Math.min(now.length, planned), 0);
    return { code: "plan_unfinished", have, need: cases.reduce((sum, { planned }) => sum + planned, 0) };
}


/***/ }),

/***/ 41008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ visibleRatio),
/* harmony export */   u: () => (/* binding */ visibleRise)
/* harmony export */ });
/* harmony import */ var _metrics_latency_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72987);
/* harmony import */ var _looks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37854);
/* harmony import */ var _resample_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22883);
/* harmony import */ var _stored_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39843);
/* harmony import */ var _metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6267);





/** A fifth of the tenth that may miss it: the noise is an estimate too, and where it came out low so did the rise. */
const MISSED = 0.02;
/** A rise beyond this many times the baseline is none that a plan sees. */
const MOST_SHARE = 1e6;
/**
 * Against a stored baseline whose samples are as many as the plan's; null where no rise is seen, since the samples are
 * too few or too noisy. Drift between the two runs is not in it.
 */
function visibleRise(before, rule, options) {
    const { statistic } = rule;
    if (rule.tolerance === null || (0,_stored_js__WEBPACK_IMPORTED_MODULE_3__/* .shortage */ .wD)(before, statistic, "before") !== null)
        return null;
    const figure = (0,_metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_4__/* .bucketStatistic */ .Zh)(before, statistic, options.method);
    if (!(figure > 0))
        return null;
    const spread = (0,_resample_js__WEBPACK_IMPORTED_MODULE_2__/* .resampled */ .eB)(before, statistic, options);
    const limitFor = (ms) => (0,_stored_js__WEBPACK_IMPORTED_MODULE_3__/* .limitAbove */ .n3)(rule, ms);
    const limit = limitFor(figure);
    const limits = spread.map(limitFor);
    const share = smallest((rise) => {
        const way = (p) => Math.hypot(wayDown(spread, figure, p) * (1 + rise), wayUp(limits, limit, p));
        return figure * (1 + rise) - limit > way(_looks_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR */ .ff.rise / _looks_js__WEBPACK_IMPORTED_MODULE_1__/* .LOOKS */ .BJ) + way(MISSED);
    });
    return share === null ? null : { share, ms: figure * share };
}
/** Side by side, from the ratios just measured: as a share of the base, null where no rise is seen. */
function visibleRatio(look, rule) {
    const { baseMs } = look;
    if (!(baseMs > 0))
        return null;
    const logs = look.ratios.map(({ ratio, spread }) => {
        const log = Math.log(ratio);
        return (Math.log(1 + rule.tolerance) + wayDown(spread, log, _looks_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR */ .ff.ratio / _looks_js__WEBPACK_IMPORTED_MODULE_1__/* .LOOKS */ .BJ) + wayDown(spread, log, MISSED));
    });
    // A rise of all answers moves every ratio, and one that fails is enough. Under the floor nothing fails.
    const share = Math.max(Math.exp(Math.min(...logs)) - 1, rule.floorMs / baseMs);
    return share <= MOST_SHARE ? { share, ms: baseMs * share } : null;
}
function wayDown(spread, figure, p) {
    return Math.max(0, figure - (0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_0__/* .percentile */ .Ym)(spread, p, "linear"));
}
function wayUp(spread, figure, p) {
    return Math.max(0, (0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_0__/* .percentile */ .Ym)(spread, 1 - p, "linear") - figure);
}
/** The smallest share that is seen, to a ten-thousandth of itself; null where none is. */
function smallest(isSeen) {
    if (!isSeen(MOST_SHARE))
        return null;
    let [low, high] = [1 / MOST_SHARE, MOST_SHARE];
    while (high > low * 1.0001) {
        const middle = Math.sqrt(low * high);
        if (isSeen(middle))
            high = middle;
        else
            low = middle;
    }
    return high;
}


/***/ }),

/***/ 73071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ stageBucket),
/* harmony export */   H2: () => (/* binding */ absentIntentChecks),
/* harmony export */   Iq: () => (/* binding */ costBucket),
/* harmony export */   cX: () => (/* binding */ latencyMeansChecks),
/* harmony export */   uO: () => (/* binding */ meansChecks),
/* harmony export */   vK: () => (/* binding */ notCompared)
/* harmony export */ });
/* harmony import */ var _metrics_cost_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36292);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27139);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16886);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65418);
/* harmony import */ var _latency_checks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30227);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28654);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90997);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50703);
/**
 * Checks against a baseline of another tool, which has means and no cases: this run's mean over all of its cases beside
 * the mean there. Which cases made a difference can't be known, so culprits are the ones furthest from good.
 */








/** Null: the tool measured it and had no value. Undefined: the file does not have it. */
function meanBefore(baseline, rule, k) {
    const { metric, scope } = rule;
    // The file does not say its cutoff: it is taken to be the config's.
    if (metric.k !== null && Number.isFinite(metric.k) && metric.k !== k)
        return undefined;
    return (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_5__/* .bucketAt */ .wW)(baseline.means, scope)?.get(metric.family.name);
}
function latencyBefore(baseline, rule, metric) {
    // It knows nothing of stages.
    if (rule.metric.k === null && rule.metric.stage !== undefined)
        return null;
    return (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_5__/* .bucketAt */ .wW)(baseline.latency, rule.scope)?.[`${metric.statistic}_ms`] ?? null;
}
/**
 * One check of a quality metric or rate. Where the baseline lacks the metric, a rule that the config names is missing
 * data, and of one that it does not name floor and ceiling hold.
 */
function meansChecks(rule, metric, cases, baseline, k) {
    const { name } = rule.metric;
    if (cases.length === 0)
        return [(0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .missingCheck */ .Hx)(rule, { code: "not_measured" }, { baseline: null, current: null, n: 0 })];
    const before = meanBefore(baseline, rule, k);
    const values = cases.filter((each) => (each.metrics.get(name) ?? null) !== null);
    const current = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(values, (each) => each.metrics.get(name) ?? null, metric.weight);
    const seen = { baseline: before ?? null, current, n: values.length };
    const relative = rule.tolerance.length > 0;
    if (before === undefined && rule.named && relative)
        return [(0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .missingCheck */ .Hx)(rule, { code: "baseline_lacks_metric" }, seen)];
    if (current === null) {
        return rule.named || typeof before === "number"
            ? [(0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .missingCheck */ .Hx)(rule, { code: "not_measured" }, seen)]
            : [];
    }
    const measured = { ...seen, current, interval: null, judged: current, cases: values.length };
    return present((0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .makeCheck */ .Ht)(rule, measured, () => (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .worstNow */ .qg)(values, name, metric.direction)));
}
/** As against cases of ours; where the baseline has no figure for an intent, its ceiling holds alone. */
function latencyMeansChecks(rule, metric, cases, baseline, by) {
    if (cases.length === 0)
        return [(0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .missingCheck */ .Hx)(rule, { code: "not_measured" }, { baseline: null, current: null, n: 0 })];
    const before = latencyBefore(baseline, rule, metric);
    // It has no samples, so what it allows is a bound like a ceiling.
    const allowed = before === null
        ? null
        : (0,_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .limitOf */ .LF)("lower", before, (0,_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .toleranceValue */ .H$)(rule.tolerance, before, cases.length), rule);
    const check = (0,_latency_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .ceilingCheck */ .gB)({ ...rule, ceiling: allowed ?? rule.ceiling }, metric, cases, by);
    if (check === null || before === null || check.kind === "missing")
        return present(check);
    const tolerance = (0,_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .toleranceValue */ .H$)(rule.tolerance, before, cases.length);
    return [{ ...check, baseline: before, delta: (check.current ?? before) - before, tolerance }];
}
/** What was measured once can't leave unseen: intents of the baseline without a case in the suite. */
function absentIntentChecks(baseline, suite) {
    const known = new Set(suite.cases.map((each) => each.intent));
    const absent = [...baseline.latency.by_intent].filter(([intent]) => !known.has(intent));
    return absent
        .toSorted(([a], [b]) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__/* .compareCodePoints */ .OP)(a, b))
        .map(([intent, { samples }]) => (0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .absentCheck */ .mM)("cases_absent", { before: samples, now: 0, intent }, []));
}
/** Metrics that are gated overall and that the baseline knows nothing of, and `newly_lost`, which needs cases. */
function notCompared(baseline, rules, config) {
    const lacking = rules.filter((rule) => rule.scope.kind === "overall" &&
        rule.tolerance.length > 0 &&
        rule.metric.family.kind !== "latency" &&
        meanBefore(baseline, rule, config.k) === undefined);
    const names = lacking.map((rule) => rule.metric.name);
    return config.gate.newly_lost === "off" ? names : [...names, "newly_lost"];
}
function present(check) {
    return check === null ? [] : [check];
}
/** The bucket with a stage's samples in the place of whole answers'. */
function stageBucket(rule, stage, { pairs, added }) {
    const now = [...pairs.map((pair) => pair.now), ...added];
    const incomplete = now.filter((each) => lacksStage(each.samples_ms, each.spans_ms?.get(stage)));
    if (incomplete.length > 0)
        return { missing: notMeasured(rule, incomplete) };
    const unknown = pairs.filter(({ before }) => lacksStage(before.latency_ms, before.spans_ms?.get(stage)));
    if (unknown.length > 0 && rule.tolerance.length > 0)
        return { missing: notInBaseline(rule, unknown) };
    const scored = (each) => ({ ...each, samples_ms: each.spans_ms?.get(stage) ?? [] });
    const recorded = (before) => ({
        ...before,
        latency_ms: before.spans_ms?.get(stage) ?? [],
    });
    return {
        bucket: {
            pairs: pairs.map((pair) => ({ now: scored(pair.now), before: recorded(pair.before) })),
            added: added.map(scored),
        },
    };
}
function lacksStage(whole, stage) {
    return (stage?.length ?? 0) !== whole.length;
}
/** Cases that cost something on both sides as pairs; one that failed costs nothing that is known, and is left out. */
function costBucket(rule, { pairs, added }) {
    const { name } = rule.metric;
    const incomplete = (0,_metrics_cost_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutCost */ .CJ)([...pairs.map((pair) => pair.now), ...added], name);
    if (incomplete.length > 0)
        return { missing: notMeasured(rule, incomplete) };
    const known = (value) => (value ?? null) !== null;
    const priced = pairs.filter(({ now }) => known(now.metrics.get(name)));
    const compared = priced.filter(({ before }) => known(before.metrics.get(name)));
    const fresh = priced.filter((pair) => !compared.includes(pair));
    if (compared.length === 0 && fresh.length > 0 && rule.tolerance.length > 0)
        return { missing: notInBaseline(rule, fresh) };
    return { bucket: { pairs: compared, added: [...fresh.map((pair) => pair.now), ...added] } };
}
function notMeasured(rule, cases) {
    const culprits = cases.map((each) => bare(each.id));
    return (0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .missingCheck */ .Hx)(rule, { code: "not_measured" }, NOTHING, culprits);
}
function notInBaseline(rule, pairs) {
    const culprits = pairs.map((pair) => bare(pair.now.id));
    return (0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .missingCheck */ .Hx)(rule, { code: "baseline_lacks_metric" }, NOTHING, culprits);
}
const NOTHING = { baseline: null, current: null, n: 0 };
function bare(id) {
    return { id, before: null, after: null, ranks_before: null, ranks_after: null };
}


/***/ }),

/***/ 67734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ bucketOf),
/* harmony export */   I4: () => (/* binding */ newlyFound),
/* harmony export */   Kw: () => (/* binding */ newlyLost),
/* harmony export */   Q6: () => (/* binding */ pairCases),
/* harmony export */   XZ: () => (/* binding */ withChurn),
/* harmony export */   ox: () => (/* binding */ churnOf),
/* harmony export */   tL: () => (/* binding */ finds),
/* harmony export */   yB: () => (/* binding */ lostTarget)
/* harmony export */ });
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16886);
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14914);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90997);



function pairCases(scores, baseline) {
    const pairs = [];
    const added = [];
    for (const now of scores.cases) {
        const before = baseline?.cases.get(now.id);
        if (before !== undefined && before.digest === now.digest)
            pairs.push({ now, before });
        else
            added.push(now);
    }
    const paired = new Set(pairs.map((pair) => pair.now.id));
    const absent = [...(baseline?.cases.keys() ?? [])]
        .filter((id) => !paired.has(id))
        .toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP);
    return { pairs, added, absent };
}
/** A target was found in the baseline's top k and is not found now. */
function lostTarget(pair) {
    return pair.before.ranks.some((rank, target) => rank !== null && (pair.now.ranks[target] ?? null) === null);
}
/** Some target was found in the top k of the baseline (of all of its runs), and none is found now. */
function newlyLost({ before, now }) {
    const { found } = before;
    const was = found === undefined ? finds(before) : found.in === found.of;
    return was && !finds(now);
}
/** No target was found in the top k of the baseline (of any of its runs), and one is found now. */
function newlyFound({ before, now }) {
    const { found } = before;
    const was = found === undefined ? finds(before) : found.in > 0;
    return !was && finds(now);
}
/** Some target of the case stands in the top k. */
function finds({ ranks }) {
    return ranks.some((rank) => rank !== null);
}
// How much of each list is left since the baseline: metrics whose value for a case takes two runs.
/** Null where both lists are empty. */
function churnOf(pair, family, k) {
    const before = pair.before.results.slice(0, k);
    return (0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .overlapOf */ .HV)(before, pair.now.results.slice(0, k), k)[family.overlap];
}
/** The pairs with these metrics' values among their own, 1 at the baseline; others are left out of `metrics`. */
function withChurn(pairing, metrics) {
    const asked = new Map(metrics.map((metric) => [metric.name, metric]));
    const churn = [...asked].flatMap(([name, { family, k }]) => family.kind === "churn" ? [{ name, family, k }] : []);
    if (churn.length === 0)
        return pairing;
    const pairs = pairing.pairs.map((pair) => {
        const [now, before] = [new Map(pair.now.metrics), new Map(pair.before.metrics)];
        for (const { name, family, k } of churn) {
            now.set(name, churnOf(pair, family, k));
            before.set(name, 1);
        }
        return { now: { ...pair.now, metrics: now }, before: { ...pair.before, metrics: before } };
    });
    return { ...pairing, pairs };
}
function bucketOf({ pairs, added }, scope) {
    return { pairs: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .inScope */ .SB)(pairs, scope, ({ now }) => now.intent), added: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .casesIn */ .XV)(added, scope) };
}


/***/ }),

/***/ 60185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GZ: () => (/* binding */ hasRatio),
  Nq: () => (/* binding */ ratioChecks),
  Y: () => (/* binding */ ruleOf)
});

// EXTERNAL MODULE: ./lib/model/config.js
var config = __webpack_require__(69559);
// EXTERNAL MODULE: ./lib/gate/latency-checks.js
var latency_checks = __webpack_require__(30227);
// EXTERNAL MODULE: ./lib/gate/check.js
var gate_check = __webpack_require__(50703);
// EXTERNAL MODULE: ./lib/gate/statistics/random.js
var statistics_random = __webpack_require__(47352);
// EXTERNAL MODULE: ./lib/gate/latency/side-by-side.js + 1 modules
var side_by_side = __webpack_require__(38639);
;// CONCATENATED MODULE: ./lib/gate/latency/base-noise.js


/**
 * A little more than what the ratio of neighbours suffers, as the halves are neither neighbours nor as many. Null where
 * a half has too few repeats.
 */
function baseNoise(cases, statistic, options) {
    const random = (0,statistics_random/* splitMix64 */.f)(options.seed);
    const halves = cases.map(({ base }) => {
        const mixed = (0,statistics_random/* shuffled */.A)(base, random);
        const half = Math.floor(mixed.length / 2);
        return { base: mixed.slice(0, half), head: mixed.slice(half, 2 * half) };
    });
    const look = (0,side_by_side/* lookAtRatios */.L)(halves, { statistic, tolerance: 0, floorMs: 0 }, options);
    if (look.kind === "missing")
        return null;
    const { ratio, interval } = look.ratios[0];
    return { ratio, low: interval[0], high: interval[1] };
}

// EXTERNAL MODULE: ./lib/gate/latency/two-looks.js
var two_looks = __webpack_require__(32189);
// EXTERNAL MODULE: ./lib/gate/latency/visible.js
var visible = __webpack_require__(41008);
;// CONCATENATED MODULE: ./lib/gate/ratio-checks.js






function hasRatio(metric) {
    return metric.statistic === "p50" || metric.statistic === "p95";
}
function ruleOf(statistic, shares) {
    return { statistic, tolerance: shares[statistic], floorMs: config/* SIDE_BY_SIDE_FLOOR_MS */.Am };
}
/**
 * The ratio in place of the rule's tolerance in milliseconds, and its ceiling in a check of its own. The bucket's pairs
 * hold the base's samples as those of before, in the order in which both were taken.
 */
function ratioChecks(rule, metric, bucket, by) {
    const now = [...bucket.pairs.map((pair) => pair.now), ...bucket.added];
    if (now.length === 0) {
        return [(0,gate_check/* missingCheck */.Hx)(rule, { code: "not_measured" }, { baseline: null, current: null, n: 0 })];
    }
    const check = compared(rule, metric.statistic, bucket, by);
    if (check.kind === "missing")
        return [check];
    const ceiling = (0,latency_checks/* ceilingCheck */.gB)(rule, metric, now, by);
    return ceiling === null ? [check] : [check, ceiling];
}
function compared(rule, statistic, bucket, by) {
    const cases = bucket.pairs.map(({ now, before }) => (0,latency_checks/* timedCase */.Er)(now, before.latency_ms, by));
    const held = ruleOf(statistic, by.settings.side_by_side);
    const options = { seed: by.settings.seed, method: by.definition.percentile };
    const found = (0,two_looks/* ratioInTwoLooks */.d8)(cases, held, options);
    if (found.kind === "missing") {
        const n = cases.reduce((sum, each) => sum + each.now.length, 0);
        return (0,gate_check/* missingCheck */.Hx)(rule, found.reason, { baseline: null, current: null, n });
    }
    const { samples, baseMs, headMs, ratios } = found.look;
    // The ratio that decides: of two that fail, or of two that pass, the larger.
    const decisive = ratios.reduce((worst, each) => (isWorse(each, worst) ? each : worst));
    return (0,gate_check/* ratioCheck */.u)(rule, { samples, baseMs, headMs, outcome: found.outcome, visible: (0,visible/* visibleRatio */.a)(found.look, held) }, figuresOf(decisive, held, baseNoise(cases.map((each) => (0,two_looks/* pairOf */.cF)((0,two_looks/* evenly */.Aw)(each))), statistic, options)), () => (0,latency_checks/* slower */.N5)(bucket));
}
const ORDER = ["pass", "undecided", "fail"];
function isWorse(a, b) {
    const by = ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome);
    return by > 0 || (by === 0 && a.ratio > b.ratio);
}
function figuresOf({ ratio, interval: [low, high] }, held, noise) {
    return { ratio, low, high, tolerance: held.tolerance, floor_ms: held.floorMs, noise };
}


/***/ }),

/***/ 28654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p8: () => (/* reexport */ EPSILON),
  Pk: () => (/* binding */ SMALL_INTENT),
  TN: () => (/* binding */ keyOf),
  LF: () => (/* reexport */ limitOf),
  Ps: () => (/* binding */ metricsOf),
  WE: () => (/* reexport */ passes),
  SJ: () => (/* binding */ resolveRules),
  H$: () => (/* reexport */ toleranceValue),
  Nk: () => (/* reexport */ wholeCases)
});

// EXTERNAL MODULE: ./lib/metrics/cost.js
var cost = __webpack_require__(36292);
// EXTERNAL MODULE: ./lib/metrics/context-chars.js
var context_chars = __webpack_require__(99850);
// EXTERNAL MODULE: ./lib/metrics/family.js
var metrics_family = __webpack_require__(86509);
// EXTERNAL MODULE: ./lib/metrics/map.js
var map = __webpack_require__(5535);
// EXTERNAL MODULE: ./lib/metrics/mrr.js
var mrr = __webpack_require__(33130);
// EXTERNAL MODULE: ./lib/metrics/ndcg.js
var ndcg = __webpack_require__(78409);
// EXTERNAL MODULE: ./lib/metrics/precision.js
var precision = __webpack_require__(62573);
// EXTERNAL MODULE: ./lib/metrics/recall.js
var recall = __webpack_require__(83368);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/model/answers.js
var answers = __webpack_require__(49946);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/metrics/rates.js
var rates = __webpack_require__(22142);
// EXTERNAL MODULE: ./lib/model/scope.js
var model_scope = __webpack_require__(90997);
;// CONCATENATED MODULE: ./lib/gate/limits.js
// Limits. Contract: `max(floor, baseline - tolerance)` where higher is better, `min(ceiling, baseline + tolerance)` where lower is.
/** Absorbs the rounding of baselines and of sums such as 0.8 - 0.1 = 0.7000000000000001; far below any real change. */
const EPSILON = 1e-9;
/**
 * The largest of the tolerances in the metric's unit. `percent` is of the baseline, `cases` is 1/n of the bucket.
 * `spread` is between the baseline's runs, in the metric's unit, and 0 where it has one run. No tolerance at all is 0.
 */
function toleranceValue(tolerances, baseline, cases, spread = 0) {
    return tolerances.reduce((largest, tolerance) => Math.max(largest, inUnits(tolerance, baseline, cases, spread)), 0);
}
/** Whole cases within a tolerance: 18.4 % of 375 are 69, though the product is a hair below. */
function wholeCases(tolerance) {
    return Math.floor(tolerance + EPSILON);
}
function inUnits(tolerance, baseline, cases, spread) {
    switch (tolerance.unit) {
        case "absolute":
            return tolerance.value;
        case "percent":
            return (Math.abs(baseline) * tolerance.value) / 100;
        case "cases":
            return tolerance.value / cases;
        case "spread":
            return tolerance.value * spread;
    }
}
/** The value that `current` is held against; null where neither a baseline nor a bound gives one. */
function limitOf(direction, baseline, tolerance, bounds) {
    const bound = direction === "higher" ? bounds.floor : bounds.ceiling;
    if (baseline === null || tolerance === null)
        return bound;
    const relative = direction === "higher" ? baseline - tolerance : baseline + tolerance;
    if (bound === null)
        return relative;
    return direction === "higher" ? Math.max(bound, relative) : Math.min(bound, relative);
}
/** Written so that NaN on either side never passes. */
function passes(direction, current, limit) {
    return direction === "higher" ? current >= limit - EPSILON : current <= limit + EPSILON;
}

;// CONCATENATED MODULE: ./lib/gate/rules.js
/** Which rule holds for which metric where: defaults, the config's own, and what intents inherit. */













/** Below this an intent is its single cases, so it is gated only where the config names it. */
const SMALL_INTENT = 5;
/** What a rule and its checks have in common, and no other rule. */
function keyOf({ scope, metric, }) {
    return `${(0,model_scope/* scopeText */.Cm)(scope)} ${typeof metric === "string" ? metric : metric.name}`;
}
/** Reported in any case, so that a baseline has what a later config may want to gate. */
const ALWAYS = [recall/* RECALL */.wV, mrr/* MRR */.M, ndcg/* NDCG */.f, precision/* PRECISION */.P, precision/* HIT_RATE */.V, map/* MAP */.l, rates/* DUPLICATE_RATE */.nP];
/** Every metric that the run is scored on: gated or named anywhere, and the usual ones at k. */
function metricsOf(config) {
    const { prices } = config;
    const usual = prices === undefined ? ALWAYS : [...ALWAYS, cost/* COST */.oF];
    const defaults = registry/* METRICS */.Cb.filter((family) => isDefault(family, config) || usual.includes(family));
    const named = [config.gate.metrics, ...config.gate.intents.values()].flatMap((rules) => [...rules.keys()]);
    const all = new Map(defaults.map((family) => (0,registry/* metricAt */.Qx)(family, config.k)).map((metric) => [metric.name, metric]));
    for (const name of [...named, ...config.metrics]) {
        const metric = (0,registry/* parseMetric */.uo)(name);
        if (typeof metric !== "string")
            all.set(metric.name, metric);
    }
    return [...all.values()].flatMap((metric) => {
        if (metric.k === null || !(0,metrics_family/* isPerCase */.uE)(metric.family))
            return [];
        const priced = metric.family.kind === "cost" && prices !== undefined;
        return [priced ? { ...metric, family: (0,cost/* costMetric */.Gg)(prices) } : metric];
    });
}
/** Every rule of the config, overall first, then by intent in code point order. */
function resolveRules(config, suite) {
    const metrics = gatedMetrics(config);
    const notices = [];
    const rules = [];
    for (const metric of metrics) {
        const setting = config.gate.metrics.get(metric.name);
        if (setting === "off")
            notices.push({ code: "rule_off", metric: metric.name, scope: model_scope/* OVERALL */.aD });
        else if (meaningful(metric, suite.cases)) {
            rules.push(makeRule(config, metric, model_scope/* OVERALL */.aD, [defaults(metric), setting], setting !== undefined));
        }
    }
    for (const intent of intentsOf(config, suite)) {
        const bucket = (0,model_scope/* casesIn */.XV)(suite.cases, (0,model_scope/* intentScope */.Ln)(intent));
        const named = config.gate.intents.get(intent);
        const small = bucket.length > 0 && bucket.length < SMALL_INTENT;
        if (small)
            notices.push({ code: "small_intent", intent, cases: bucket.length });
        for (const metric of withNamed(metrics, named)) {
            const own = named?.get(metric.name);
            if (own === "off")
                notices.push({ code: "rule_off", metric: metric.name, scope: (0,model_scope/* intentScope */.Ln)(intent) });
            const rule = intentRule(config, metric, intent, own, small, bucket);
            if (rule !== null)
                rules.push(rule);
        }
    }
    if (config.latency === "off")
        notices.push({ code: "latency_off", by: "config" });
    return { rules, notices };
}
function gatedMetrics(config) {
    const byDefault = registry/* METRICS */.Cb.filter((family) => isDefault(family, config)).map((family) => (0,registry/* metricAt */.Qx)(family, config.k));
    const all = withNamed(byDefault, config.gate.metrics);
    const clocked = ({ family }) => family.kind === "latency" || family.kind === "load";
    return config.latency === "off" ? all.filter((metric) => !clocked(metric)) : all;
}
/** Gated where the config says nothing; what only a judge can measure, where the config asks one. */
function isDefault(family, config) {
    const judge = (0,metrics_family/* isPerCase */.uE)(family) && family.needs === "judge";
    return family.gatedByDefault && (!judge || (0,answers/* judgedMetrics */.PH)(config).length > 0);
}
function withNamed(metrics, named) {
    const known = new Set(metrics.map((metric) => metric.name));
    const more = [...(named?.keys() ?? [])].filter((name) => !known.has(name)).toSorted(canonical_json/* compareCodePoints */.OP);
    return [
        ...metrics,
        ...more.flatMap((name) => {
            const metric = (0,registry/* parseMetric */.uo)(name);
            return typeof metric === "string" ? [] : [metric];
        }),
    ];
}
function intentsOf(config, suite) {
    const names = new Set([...suite.cases.map((each) => each.intent), ...config.gate.intents.keys()]);
    return [...names].toSorted(canonical_json/* compareCodePoints */.OP);
}
function intentRule(config, metric, intent, own, small, bucket) {
    // Load is of all users together.
    if (metric.family.kind === "load")
        return null;
    const overall = config.gate.metrics.get(metric.name);
    const scope = (0,model_scope/* intentScope */.Ln)(intent);
    // An intent without a case is here only because the config names it.
    if (own === "off" || (own === undefined && (overall === "off" || bucket.length === 0)))
        return null;
    const wider = overall === "off" ? undefined : overall;
    if (metric.family.kind === "latency") {
        if (own === undefined && small)
            return null;
        return makeRule(config, metric, scope, [defaults(metric), wider, own], own !== undefined);
    }
    // In an intent, as overall, churn is gated where it is named.
    if (metric.family.kind === "churn") {
        return own === undefined ? null : makeRule(config, metric, scope, [defaults(metric), wider, own], true);
    }
    const perIntent = config.gate.per_intent;
    if (own === undefined && (small || perIntent === "off" || !meaningful(metric, bucket)))
        return null;
    const inherited = inheritedOf(metric, wider);
    const shared = perIntent === null || perIntent === "off" || isApart(metric) ? undefined : perIntent;
    return makeRule(config, metric, scope, [usualOf(metric), inherited, shared, own], own !== undefined);
}
/** `per_intent` says nothing of it: what is never tolerated overall is not in an intent, and 0.05 is a share of queries. */
function isApart({ family }) {
    const { tolerance } = family.rule;
    const strict = tolerance.length > 0 && tolerance.every((each) => each.value === 0);
    return strict || family.kind === "cost" || family.kind === "size";
}
function usualOf(metric) {
    const { category, rule } = metric.family;
    const found = category === "recall_drop" || category === "ranking_shift";
    return found && rule.tolerance.length > 0 && !isApart(metric) ? IN_INTENTS : { tolerance: rule.tolerance };
}
/** In an intent, unless the config says otherwise: its means are over fewer cases and move more by chance. */
const IN_INTENTS = {
    tolerance: [
        { unit: "absolute", value: 0.05 },
        { unit: "cases", value: 1 },
    ],
};
/** What an intent takes from the overall rule: floors and ceilings only where they are a share of failures. */
function inheritedOf(metric, wider) {
    // Its default is a ceiling, which a wider one overall would be void beside.
    const bound = metric.family.kind === "rate" && metric.family.rule.ceiling !== undefined;
    const { tolerance, significance, ceiling = metric.family.rule.ceiling } = wider ?? {};
    return {
        ...(tolerance === undefined ? {} : { tolerance }),
        ...(significance === undefined ? {} : { significance }),
        ...(bound && ceiling !== undefined ? { ceiling } : {}),
    };
}
function defaults(metric) {
    return metric.family.rule;
}
/** `forbidden_rate` without a forbidden list, or `false_result_rate` without a negative control, has nothing to say. */
function meaningful(metric, cases) {
    if (!(0,metrics_family/* isPerCase */.uE)(metric.family) || metric.family.needs === undefined)
        return true;
    if (metric.family.needs === "judge")
        return cases.some((each) => !each.expect_empty);
    if (metric.family.needs === "text")
        return cases.some((each) => each.expected.some(context_chars/* isTextTarget */.D));
    return metric.family.needs === "forbidden"
        ? cases.some((each) => each.forbidden.length > 0)
        : cases.some((each) => each.expect_empty);
}
/** Later patches win, field by field. */
function makeRule(config, metric, scope, patches, named) {
    const merged = patches.reduce((sum, patch) => ({ ...sum, ...patch }), {});
    return {
        metric,
        scope,
        tolerance: merged.tolerance ?? [],
        floor: merged.floor ?? null,
        ceiling: merged.ceiling ?? null,
        significance: (0,metrics_family/* isTested */.eW)(metric.family) ? (merged.significance ?? config.gate.significance) : "off",
        named,
    };
}



/***/ }),

/***/ 51613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BC: () => (/* binding */ needsSpread),
/* harmony export */   jg: () => (/* binding */ spreadOf),
/* harmony export */   lk: () => (/* binding */ LEAST_RUNS),
/* harmony export */   nX: () => (/* binding */ overRuns)
/* harmony export */ });
/* harmony import */ var _metrics_family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27139);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13480);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90997);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67734);
/** A baseline of several runs: for retrievers that answer the same query differently from run to run. */





/** Fewer runs say too little of their spread. */
const LEAST_RUNS = 10;
/**
 * The first run's baseline with the values of all: a case's metrics are means over the runs in which it has them, and
 * its ranks and results stay the first run's. `runs` are all of the same cases, the first one included.
 */
function overRuns(first, runs) {
    const byRun = runs.map((run) => new Map(run.cases.map((each) => [each.id, each])));
    const averaged = new Map();
    const cases = new Map();
    for (const [id, one] of first.cases) {
        const seen = byRun.flatMap((run) => run.get(id) ?? []);
        const names = [...one.metrics.keys()];
        const values = new Map(names.map((name) => [name, known(seen, name)]));
        const metrics = new Map(names.map((name) => [name, average(values.get(name))]));
        const spreads = names.map((name) => [name, variance(values.get(name))]);
        averaged.set(byRun[0].get(id), metrics);
        cases.set(id, {
            ...one,
            metrics,
            found: { in: seen.filter(_pairs_js__WEBPACK_IMPORTED_MODULE_4__/* .finds */ .tL).length, of: runs.length },
            variances: new Map(spreads.filter(([, value]) => value > 0)),
        });
    }
    const all = [...averaged.keys()];
    return {
        ...first,
        cases,
        means: {
            overall: meansOf(averaged, first.means.overall),
            by_intent: new Map([...first.means.by_intent].map(([intent, means]) => {
                const own = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .casesIn */ .XV)(all, (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .intentScope */ .Ln)(intent)).map((each) => [each, averaged.get(each)]);
                return [intent, meansOf(new Map(own), means)];
            })),
        },
        runs: runs.map(({ means }) => means),
    };
}
function meansOf(averaged, of) {
    return new Map([...of.keys()].map((name) => {
        const metric = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .parseMetric */ .uo)(name);
        const weight = typeof metric !== "string" && (0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_0__/* .isPerCase */ .uE)(metric.family) ? metric.family.weight : undefined;
        return [name, (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)([...averaged.keys()], (each) => averaged.get(each).get(name) ?? null, weight)];
    }));
}
function known(seen, name) {
    return seen.map((each) => each.metrics.get(name) ?? null).filter((value) => value !== null);
}
function average(values) {
    return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
/** With n - 1; 0 where there are fewer than two values. */
function variance(values) {
    if (values.length < 2)
        return 0;
    const middle = average(values);
    return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
}
/**
 * How far another run of the same retriever may lie from the baseline's mean, in the metric's unit: sqrt(1 + 1/N) times
 * the larger of the runs' standard deviation and sqrt(sum of the cases' variances) / n, at least a third of a case. Runs
 * that happen to agree must not make it 0. Null where the baseline has one run, or no value there.
 */
function spreadOf(baseline, scope, metric) {
    const runs = baseline?.runs ?? [];
    if (baseline === null || runs.length < 2)
        return null;
    const cases = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .casesIn */ .XV)(listOf(baseline), scope).filter((each) => (each.metrics.get(metric) ?? null) !== null);
    const n = cases.length;
    if (n === 0)
        return null;
    const means = runs
        .map((run) => (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .bucketAt */ .wW)(run, scope)?.get(metric) ?? null)
        .filter((value) => value !== null);
    const ofCases = cases.reduce((sum, each) => sum + (each.variances?.get(metric) ?? 0), 0);
    const noise = Math.max(Math.sqrt(variance(means)), Math.sqrt(ofCases) / n);
    return Math.max(Math.sqrt(1 + 1 / runs.length) * noise, 1 / 3 / n);
}
const lists = new WeakMap();
/** The same list every time, so that its intents are looked for once. */
function listOf(baseline) {
    const list = lists.get(baseline) ?? [...baseline.cases.values()];
    lists.set(baseline, list);
    return list;
}
/** Whether some rule allows a multiple of the spread. */
function needsSpread({ gate }) {
    const settings = [gate.metrics, ...gate.intents.values()].flatMap((rules) => [...rules.values()]);
    const tolerances = [...settings, gate.per_intent].flatMap((setting) => setting === null || setting === "off" ? [] : (setting.tolerance ?? []));
    return tolerances.some(({ unit }) => unit === "spread");
}


/***/ }),

/***/ 44780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EB: () => (/* binding */ assertPriced),
/* harmony export */   I: () => (/* binding */ allZero),
/* harmony export */   JR: () => (/* binding */ assertLikeClocks),
/* harmony export */   Mv: () => (/* binding */ requireComparable),
/* harmony export */   S4: () => (/* binding */ judgeDifferences),
/* harmony export */   TG: () => (/* binding */ assertMeasured),
/* harmony export */   fc: () => (/* binding */ withNewModels),
/* harmony export */   tX: () => (/* binding */ differences),
/* harmony export */   uN: () => (/* binding */ gatesCost)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51613);
/* harmony import */ var _metrics_cost_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36292);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13480);
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49946);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16886);
/** Measurements that must not be judged, because they measured nothing. */






/** Fewer distinct queries may well have one answer. */
const DISTINCT_QUERIES = 5;
/**
 * Throws query_errors for failed queries (unless error_rate has a ceiling of its own), nothing_retrieved, mostly_empty
 * where the share of answered queries is less than half the baseline's, and constant_answers where five or more
 * distinct queries got one and the same list.
 */
function assertMeasured(config, suite, scores, baseline) {
    assertAnswered(config, scores);
    const wanting = new Set(suite.cases.filter((each) => !each.expect_empty).map((each) => each.id));
    const judged = scores.cases.filter((each) => wanting.has(each.id));
    if (judged.length === 0)
        return;
    const found = judged.filter((each) => each.results.length > 0);
    if (found.length === 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("nothing_retrieved", `none of the ${judged.length} queries got a single result`, {
            hint: "An empty index answers like this: check that the retriever's index is built before the gate runs.",
        });
    }
    if (baseline !== null)
        assertNotMostlyEmpty(judged, found, baseline);
    assertNotConstant(suite, found, baseline);
}
function assertAnswered(config, scores) {
    const failed = scores.cases.filter((each) => each.error !== null);
    const rule = config.gate.metrics.get("error_rate");
    const [first] = failed;
    if (first === undefined || rule === "off" || rule?.ceiling !== undefined)
        return;
    const count = failed.length === 1 ? "1 query" : `${failed.length} queries`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("query_errors", `${count} failed, first "${first.id}": ${first.error}`, {
        hint: "Fix the retriever; if some failures must be lived with, give `error_rate` a `ceiling` in the config.",
    });
}
function assertNotMostlyEmpty(judged, found, baseline) {
    const before = judged.flatMap((each) => baseline.cases.get(each.id) ?? []);
    const answered = before.filter((each) => each.results.length > 0).length;
    if (before.length === 0 || found.length / judged.length >= answered / before.length / 2)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("mostly_empty", `${found.length} of ${judged.length} queries got a result; in the baseline it was ${answered} of ${before.length}`, {
        hint: "A half-built index answers like this: check that the retriever's index is complete before the gate runs.",
    });
}
/** A list that every query had, mostly, in its baseline answer too is what a loss leaves over: no sign of a deaf retriever. */
function assertNotConstant(suite, found, baseline) {
    const queries = new Map(suite.cases.map((each) => [each.id, each.query]));
    const distinct = new Set(found.map((each) => queries.get(each.id)));
    const answers = new Set(found.map((each) => JSON.stringify(each.results)));
    if (distinct.size < DISTINCT_QUERIES || answers.size > 1)
        return;
    const leftOver = (each) => {
        const before = new Set(baseline?.cases.get(each.id)?.results);
        return each.results.filter((document) => before.has(document)).length >= each.results.length / 2;
    };
    if (found.every(leftOver))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("constant_answers", `${distinct.size} different queries all got the same results`, {
        hint: "The retriever ignores the query: check that it reads `query` from the request.",
    });
}
/** No case has a target in its top k: either nothing is left of the search, or ids and paths don't fit the suite. */
function allZero(suite, scores) {
    const sought = suite.cases.filter((each) => !each.expect_empty && each.answers_only !== true);
    const wanting = new Set(sought.map((each) => each.id));
    const judged = scores.cases.filter((each) => wanting.has(each.id));
    return judged.length > 0 && judged.every((each) => each.ranks.every((rank) => rank === null));
}
/** Throws not_comparable where one side's times were measured here and the other's are the retriever's own. */
function assertLikeClocks(config, run, baseline) {
    const { latency, baseline: file } = config;
    if (latency === "off" || baseline === null || baseline.foreign !== undefined)
        return;
    const [before, now] = [baseline.timing.source, run.timing.source];
    if (before === "off" || now === "off" || before === now)
        return;
    if (now === "recorded" && !namesLatency(config))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("not_comparable", `${file} can't be compared with this run`, {
        problems: [
            {
                file,
                pointer: "/timing/source",
                message: `timing.source is ${before} in the baseline and ${now} in this run`,
            },
        ],
        hint: now === "recorded" || before === "recorded"
            ? "Times of a recorded run or of another job compare with their like only: adopt the baseline.json of such a run."
            : "Set latency.source to the baseline's, or record a new baseline.",
    });
}
/** Whether a rule of the config, overall or of an intent, is of latency by name. */
function namesLatency({ gate }) {
    return hasRule(gate, ({ family }) => family.kind === "latency");
}
function hasRule(gate, is) {
    return [gate.metrics, ...gate.intents.values()].some((rules) => [...rules].some(([name, setting]) => {
        const metric = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .parseMetric */ .uo)(name);
        return typeof metric !== "string" && is(metric) && setting !== "off";
    }));
}
// Prices as rules: which models they must know, and when a cost is gated by them.
/** Whether a rule of the config, overall or of an intent, holds cost to something. */
function gatesCost({ gate }) {
    return hasRule(gate, ({ family }) => family.name === _metrics_cost_js__WEBPACK_IMPORTED_MODULE_2__/* .COST */ .oF.name);
}
/** Throws invalid_config naming every model that answers used and the prices lack: it would be used for nothing. */
function assertPriced(config, run) {
    const { prices } = config;
    if (prices === undefined)
        return;
    const missing = new Set(run.cases.flatMap(({ outcome }) => outcome.kind === "answer" ? (0,_metrics_cost_js__WEBPACK_IMPORTED_MODULE_2__/* .unpriced */ .Z_)(outcome.usage ?? [], prices).map(sentence) : []));
    if (missing.size === 0)
        return;
    const problems = [...missing].toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__/* .compareCodePoints */ .OP).map((message) => ({
        file: config.file,
        pointer: "/prices/models",
        message,
    }));
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("invalid_config", `${config.file} lacks prices: ${problems[0].message}`, {
        problems,
        hint: "Write what the model costs under `prices.models`; what is free costs 0.",
    });
}
function sentence({ model, part }) {
    if (model === null)
        return "a call does not name its model, so it has no price; send `model` in `usage`";
    const name = JSON.stringify(model);
    return part === null ? `model ${name} has no price` : `model ${name} has no price for ${part} tokens`;
}
/**
 * The base's prices hold for the models that it knows; a model that is new in this change has no other price than the
 * head's.
 */
function withNewModels(base, head) {
    return { ...base, models: new Map([...head.models, ...base.models]) };
}
/** Fields that must match and don't; empty where baseline and run are comparable. */
function differences(config, suite, baseline) {
    const found = [];
    const compare = (field, before, now) => {
        const [a, b] = [(0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__/* .compactCanonical */ .SM)(before), (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__/* .compactCanonical */ .SM)(now)];
        if (a === b)
            return;
        const assumed = field === "definition.gain" && baseline.gain_unnamed === true;
        found.push({ field, baseline: assumed ? `${a} (which none named means)` : a, current: b });
    };
    if (baseline.foreign !== undefined) {
        // It knows its suite by the revision alone, and says nothing of k and definition.
        compare("suite_version", baseline.suite.revision, suite.revision);
        return found;
    }
    compare("suite.name", baseline.suite.name, suite.name);
    compare("k", baseline.k, config.k);
    const runs = baseline.runs?.length ?? 1;
    if ((0,_runs_js__WEBPACK_IMPORTED_MODULE_1__/* .needsSpread */ .BC)(config) && runs < _runs_js__WEBPACK_IMPORTED_MODULE_1__/* .LEAST_RUNS */ .lk)
        found.push({
            field: "runs",
            baseline: String(runs),
            current: `at least ${_runs_js__WEBPACK_IMPORTED_MODULE_1__/* .LEAST_RUNS */ .lk}, for a tolerance in spreads (record --runs)`,
        });
    for (const field of Object.keys(config.definition)) {
        compare(`definition.${field}`, baseline.definition[field], config.definition[field]);
    }
    const judge = config.judge === undefined ? null : (0,_model_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .judgeFingerprint */ .cT)(config.judge);
    for (const [field, before, now] of judgeDifferences(baseline.judge ?? null, judge))
        compare(field, before, now);
    if (config.prices === undefined || baseline.prices === undefined || !gatesCost(config))
        return found;
    compare("prices.currency", baseline.prices.currency, config.prices.currency);
    for (const [model, before] of baseline.prices.models) {
        const now = config.prices.models.get(model);
        // A model that is used no more leaves what it cost as it was.
        if (now !== undefined)
            compare(`prices.models.${model}`, before, now);
    }
    return found;
}
/** By field, or as a whole where one side has no judge; empty where both are alike. */
function judgeDifferences(before, now) {
    if (before === null || now === null)
        return before === now ? [] : [["judge", before, now]];
    const fields = Object.keys(now);
    return fields
        .filter((field) => before[field] !== now[field])
        .map((field) => [`judge.${field}`, before[field], now[field]]);
}
// Refuses to compare numbers that mean different things.
/** Throws not_comparable, naming every field that differs. */
function requireComparable(inputs) {
    const { config, suite, baseline } = inputs;
    if (baseline === null)
        return;
    const found = differences(config, suite, baseline);
    if (found.length === 0)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("not_comparable", `${config.baseline} can't be compared with this run`, {
        problems: found.map((each) => ({
            file: config.baseline,
            pointer: `/${each.field.replaceAll(".", "/")}`,
            message: `${each.field} is ${each.baseline} in the baseline and ${each.current} in this run`,
        })),
        hint: "Use the definition that the baseline was recorded with, or record a new baseline and say so in the pull request.",
    });
}


/***/ }),

/***/ 13756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ signTest),
/* harmony export */   tx: () => (/* binding */ permutationTest)
/* harmony export */ });
/* unused harmony exports binomialTail, ENUMERATED */
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28654);
/* harmony import */ var _random_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47352);
/** Could deltas like these be chance? Tests that assume nothing but that better and worse are equally likely. */


/** The sign test (Dixon & Mood 1946): exact binomial probabilities, ties dropped. 1 where nothing differs. */
function signTest(wins, losses) {
    const n = wins + losses;
    return {
        twoSided: Math.min(1, 2 * binomialTail(n, Math.max(wins, losses))),
        worse: binomialTail(n, losses),
    };
}
/** P(X >= k) for n fair coins. Exact as long as the numbers of outcomes are below 2^53, to 1e-12 beyond. */
function binomialTail(n, k) {
    if (k <= 0)
        return 1;
    if (2 * k <= n)
        return 1 - binomialTail(n, n - k + 1);
    let sum = 0;
    let term = binomialTerm(n, k);
    for (let i = k; i <= n && term > 0; i++) {
        sum += term;
        term = (term * (n - i)) / (i + 1);
    }
    return sum;
}
/** C(n, k) / 2^n; halved on the way wherever the product would grow, since C(1030, 515) alone overflows. */
function binomialTerm(n, k) {
    let product = 1;
    let halvings = n;
    for (let i = 1; i <= n - k; i++) {
        product = (product * (k + i)) / i;
        for (; product > 2 ** 40 && halvings > 0; halvings--)
            product /= 2;
    }
    return product * 2 ** -halvings;
}
/** Up to this many deltas that differ, all 2^n assignments are counted, whatever the values. */
const ENUMERATED = 32;
/** Additions that counting on a grid may take: about 10 ms. */
const GRID_WORK = 10_000_000;
const LOOKUPS = 20_000_000;
/** The paired sign-flip test (Fisher 1935, sec. 21), seeded where the deltas are too many and too uneven to count. */
function permutationTest(deltas, seed) {
    const sizes = deltas.map(Math.abs).filter((size) => size > _rules_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p8);
    const sum = Math.abs(deltas.reduce((total, delta) => total + delta, 0));
    if (sum <= _rules_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p8)
        return { p: 1, method: "exact" };
    if (sizes.length <= ENUMERATED)
        return { p: enumerated(sizes, sum), method: "exact" };
    const grid = onGrid(sizes);
    if (grid !== null)
        return { p: countedOnGrid(grid, Math.round(sum * grid.perUnit)), method: "exact" };
    return { p: drawnSigns(Float64Array.from(sizes), sum, seed), method: "monte_carlo" };
}
/*
 * With T the sum of the sizes that get a plus, the signed sum is 2T - total, so |2T - total| >= sum on both sides of a
 * symmetric distribution: p = 2 P(T >= (total + sum) / 2).
 */
function threshold(sizes, sum) {
    return (sizes.reduce((total, size) => total + size, 0) + sum) / 2;
}
/** Meet in the middle (Horowitz & Sahni 1974): the subset sums of either half in order, then one walk over both. */
function enumerated(sizes, sum) {
    const half = Math.ceil(sizes.length / 2);
    const left = subsetSums(sizes.slice(0, half));
    const right = subsetSums(sizes.slice(half));
    const least = threshold(sizes, sum) - _rules_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p8;
    let count = 0;
    let from = right.length;
    for (const each of left) {
        while (from > 0 && each + right[from - 1] >= least)
            from--;
        count += right.length - from;
    }
    return Math.min(1, (2 * count) / 2 ** sizes.length);
}
/** All 2^n sums, ascending: each size merges the sums so far with themselves shifted. */
function subsetSums(sizes) {
    let sums = new Float64Array(1);
    for (const size of sizes) {
        const merged = new Float64Array(sums.length * 2);
        let [plain, shifted] = [0, 0];
        for (let i = 0; i < merged.length; i++) {
            const takePlain = plain < sums.length && sums[plain] <= sums[shifted] + size;
            merged[i] = takePlain ? sums[plain++] : sums[shifted++] + size;
        }
        sums = merged;
    }
    return sums;
}
/** Denominators to try: shares of few targets, precision at k, and 1/rank up to rank 10 (2520 = lcm of 1 to 10). */
const DENOMINATORS = [...Array.from({ length: 120 }, (_, i) => i + 1), 840, 2520];
/** The sizes as whole numbers of a common step, where they have one and counting on it is quick. */
function onGrid(sizes) {
    const perUnit = DENOMINATORS.find((each) => sizes.every((size) => Math.abs(size * each - Math.round(size * each)) <= _rules_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p8 * each));
    if (perUnit === undefined)
        return null;
    const steps = sizes.map((size) => Math.round(size * perUnit));
    const range = steps.reduce((total, step) => total + step, 0);
    return (range * steps.length) / 2 > GRID_WORK ? null : { steps, perUnit };
}
/** The distribution of T, one size after the other; probabilities, since counts of 2^n would overflow. */
function countedOnGrid({ steps }, sum) {
    const least = Math.ceil(threshold(steps, sum));
    const range = steps.reduce((total, step) => total + step, 0);
    const probability = new Float64Array(range + 1);
    probability[0] = 1;
    let reached = 0;
    for (const step of steps) {
        reached += step;
        for (let at = reached; at >= 0; at--) {
            const shifted = at >= step ? probability[at - step] : 0;
            probability[at] = (probability[at] + shifted) / 2;
        }
    }
    let tail = 0;
    for (let at = range; at >= least; at--)
        tail += probability[at];
    return Math.min(1, 2 * tail);
}
/** (b + 1) / (m + 1): this assignment is one of those drawn, so p is never 0 (Phipson & Smyth 2010). */
function drawnSigns(sizes, sum, seed) {
    const tables = fourSigned(sizes);
    const fours = tables.length / 16;
    const rounds = Math.max(1999, Math.min(9999, Math.floor(LOOKUPS / fours)));
    const words = new Uint32Array(Math.ceil(fours / 8));
    const random = (0,_random_js__WEBPACK_IMPORTED_MODULE_1__/* .splitMix64 */ .f)(seed);
    let extreme = 0;
    for (let round = 0; round < rounds; round++) {
        random.draw(words);
        let total = 0;
        for (let four = 0; four < fours; four++) {
            const signs = (words[four >>> 3] >>> ((four & 7) * 4)) & 15;
            total += tables[four * 16 + signs];
        }
        if (Math.abs(total) >= sum - _rules_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p8)
            extreme++;
    }
    return (extreme + 1) / (rounds + 1);
}
/** For every four sizes the 16 sums of their signed values: four bits of chance are then one look-up. */
function fourSigned(sizes) {
    const fours = Math.ceil(sizes.length / 4);
    const tables = new Float64Array(fours * 16);
    for (let i = 0; i < tables.length; i++) {
        let sum = 0;
        for (let bit = 0; bit < 4; bit++) {
            const size = sizes[(i >>> 4) * 4 + bit] ?? 0;
            sum += (i >>> bit) & 1 ? size : -size;
        }
        tables[i] = sum;
    }
    return tables;
}


/***/ }),

/***/ 89833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ holm)
/* harmony export */ });
/**
 * Holm's step-down correction (Scand. J. Stat. 6, 1979): p-values adjusted so that the chance of any false finding
 * among all of them stays at the level. The i-th smallest of m is multiplied by m - i (from 0), never falls below a
 * smaller one's, and stops at 1. In the order given.
 */
function holm(pValues) {
    const adjusted = [...pValues];
    const ascending = pValues
        .map((p, index) => ({ p, index }))
        .toSorted((a, b) => a.p - b.p || a.index - b.index);
    let largest = 0;
    for (const [i, { p, index }] of ascending.entries()) {
        largest = Math.max(largest, Math.min(1, p * (pValues.length - i)));
        adjusted[index] = largest;
    }
    return adjusted;
}


/***/ }),

/***/ 86646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YW: () => (/* binding */ tQuantile),
/* harmony export */   dV: () => (/* binding */ newlyLostNeverFires),
/* harmony export */   f: () => (/* binding */ powerOf),
/* harmony export */   lN: () => (/* binding */ significantLosses),
/* harmony export */   vr: () => (/* binding */ normalCdf)
/* harmony export */ });
/* unused harmony exports neverFires, normalQuantile */
/* harmony import */ var _metrics_family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28654);
/* harmony import */ var _significance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2740);
/* harmony import */ var _exact_tests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13756);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90997);
/** What a suite of this size can show at all, and which rules can never speak: for `validate`, before any run. */





/** The smallest number of losses without a win whose sign test is at or below the level. */
function significantLosses(units, level = 0.05) {
    const smallest = (p) => {
        for (let losses = 1; losses <= units; losses++)
            if (p(losses) <= level)
                return losses;
        return null;
    };
    return {
        oneSided: smallest((losses) => (0,_exact_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .signTest */ .W)(0, losses).worse),
        twoSided: smallest((losses) => (0,_exact_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .signTest */ .W)(0, losses).twoSided),
    };
}
/**
 * Every rule of quality and rates, which lie between 0 and 1, of of the config. With a baseline its values count, without one the best that any baseline
 * could hold: a rule listed then fires for none.
 */
function powerOf(config, suite, baseline) {
    return (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveRules */ .SJ)(config, suite).rules.flatMap((rule) => {
        const { family } = rule.metric;
        if (!(0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_0__/* .isPerCase */ .uE)(family) || family.kind === "cost" || family.kind === "size")
            return [];
        const bucket = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .casesIn */ .XV)(suite.cases, rule.scope);
        const counted = bucket.filter((each) => counts(rule.metric, family, each, baseline));
        if (counted.length === 0)
            return [];
        const units = new Set(counted.map((each) => (each.group === undefined ? `case ${each.id}` : `group ${each.group}`)));
        const weight = heaviest(counted, family, config);
        const before = baselineMean(rule, baseline);
        return [
            {
                visible: visibleLosses(rule, before, { cases: counted.length, units: units.size, weight }),
                metric: rule.metric.name,
                scope: rule.scope,
                cases: counted.length,
                units: units.size,
                weight,
                losses: significantLosses(units.size),
                neverFires: neverFires(rule, before, counted.length),
            },
        ];
    });
}
/**
 * The fewest cases that fail the rule by going from best to worst while no other moves, each a unit of its own. A floor
 * or ceiling needs no test; without a baseline value the best one is assumed.
 */
function visibleLosses(rule, before, { cases, units, weight }) {
    const { direction } = rule.metric.family;
    const reference = before ?? (direction === "higher" ? 1 : 0);
    const sign = direction === "higher" ? -1 : 1;
    const relative = rule.tolerance.length === 0 ? null : reference;
    const limit = (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .limitOf */ .LF)(direction, relative, (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .toleranceValue */ .H$)(rule.tolerance, reference, cases), rule);
    const bound = direction === "higher" ? rule.floor : rule.ceiling;
    for (let losses = 1; losses <= cases; losses++) {
        const value = reference + sign * losses * weight;
        if (limit === null || (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .passes */ .WE)(direction, value, limit))
            continue;
        const untested = bound !== null && !(0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .passes */ .WE)(direction, value, bound);
        if (untested || isNoChance(rule, losses, units))
            return { losses, drop: losses * weight };
    }
    return null;
}
/** Losses without a win: p is 0.5 to their number, and a bucket in which everything is lost needs no test. */
function isNoChance({ significance }, losses, units) {
    if (significance === "off" || losses >= units)
        return true;
    return 0.5 ** losses <= (significance === "auto" ? _significance_js__WEBPACK_IMPORTED_MODULE_2__/* .LOSS_LEVEL */ .fK : significance) + _rules_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8;
}
/** Whether the metric has a value for this case, as the baseline saw it or, without one, as the case is written. */
function counts(metric, family, subject, baseline) {
    const before = baseline?.cases.get(subject.id);
    const seen = before?.digest === subject.digest ? before.metrics.get(metric.name) : undefined;
    if (seen !== undefined)
        return seen !== null;
    if (family.needs === "forbidden")
        return subject.forbidden.length > 0;
    if (family.needs === "expect_empty")
        return subject.expect_empty;
    if (family.kind === "answer" || family.needs === "judge")
        return !subject.expect_empty;
    return ((!subject.expect_empty && subject.answers_only !== true) ||
        family.category === "semantic_degraded_spike" ||
        family.category === "retriever_error");
}
function heaviest(cases, family, config) {
    if (family.weight === undefined)
        return 1 / cases.length;
    const { relevance } = config.definition;
    const targets = cases.map((each) => each.expected.filter((target) => target.grade >= relevance).length);
    return (Math.max(...targets) /
        Math.max(1, targets.reduce((sum, count) => sum + count, 0)));
}
function baselineMean(rule, baseline) {
    return (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .bucketAt */ .wW)(baseline?.means, rule.scope)?.get(rule.metric.name) ?? null;
}
/**
 * Null where some answer of the retriever would make the rule fail. Quality metrics and rates lie in [0, 1]. Without a
 * baseline value (null) the one is taken that is hardest to keep: 1 where higher is better, 0 where lower is.
 */
function neverFires(rule, baseline, cases) {
    const { direction } = rule.metric.family;
    const { kind } = rule.metric.family;
    if (kind === "latency" || kind === "cost" || kind === "size")
        return null;
    const [best, worst] = direction === "higher" ? [1, 0] : [0, 1];
    const reference = baseline ?? best;
    const relative = rule.tolerance.length === 0 ? null : reference;
    const limit = (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .limitOf */ .LF)(direction, relative, (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .toleranceValue */ .H$)(rule.tolerance, reference, cases), rule);
    if (limit === null)
        return { code: "no_limit" };
    const beyond = direction === "higher" ? limit <= worst + _rules_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8 : limit >= worst - _rules_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8;
    return beyond ? { code: "limit_beyond_worst", limit, worst } : null;
}
/** The same for `newly_lost`: null where it is off or can fail. */
function newlyLostNeverFires(config, suite) {
    const rule = config.gate.newly_lost;
    if (rule === "off")
        return null;
    const cases = suite.cases.filter((each) => !each.expect_empty).length;
    const allowed = (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeCases */ .Nk)((0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .toleranceValue */ .H$)(rule.max, cases, cases));
    return allowed >= cases && cases > 0 ? { code: "allows_every_loss", allowed, cases } : null;
}
// The normal and the t distribution, as far as intervals need them.
/**
 * P(Z <= z) for standard normal Z, to 1e-15 or better: the power series of Marsaglia (Evaluating the Normal
 * Distribution, J. Stat. Softw. 11(4), 2004), formula 3; beyond 8 it is 0 or 1 to that precision.
 */
function normalCdf(z) {
    if (z < -8)
        return 0;
    if (z > 8)
        return 1;
    let sum = z;
    let term = z;
    for (let i = 3; Math.abs(term) > 1e-17; i += 2) {
        term *= (z * z) / i;
        sum += term;
    }
    return 0.5 + (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
}
/** The z with P(Z <= z) = p, 0 < p < 1, by bisection of `normalCdf` to 2^-50. */
function normalQuantile(p) {
    let low = -8;
    let high = 8;
    for (let i = 0; i < 54; i++) {
        const middle = (low + high) / 2;
        if (normalCdf(middle) < p)
            low = middle;
        else
            high = middle;
    }
    return (low + high) / 2;
}
/**
 * The p-quantile of Student's t, by its expansion in 1/df (Abramowitz & Stegun 26.7.5): at p = 0.975 within 0.01 from
 * 4 degrees of freedom on, within 0.001 from 8.
 */
function tQuantile(p, df) {
    const z = normalQuantile(p);
    const [z3, z5, z7, z9] = [z ** 3, z ** 5, z ** 7, z ** 9];
    return (z +
        (z3 + z) / (4 * df) +
        (5 * z5 + 16 * z3 + 3 * z) / (96 * df ** 2) +
        (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * df ** 3) +
        (79 * z9 + 776 * z7 + 1482 * z5 - 1920 * z3 - 945 * z) / (92160 * df ** 4));
}


/***/ }),

/***/ 47352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ shuffled),
/* harmony export */   f: () => (/* binding */ splitMix64)
/* harmony export */ });
function splitMix64(seed) {
    // Typed arrays, since numbers beyond 31 bits in variables of a closure are allocated one by one.
    const state = Uint32Array.of(Math.floor(seed / 2 ** 32), seed);
    const drawn = new Uint32Array(2);
    const next = () => {
        step(state, drawn, 0);
        return [drawn[0], drawn[1]];
    };
    const below = (n) => {
        step(state, drawn, 0);
        // high * 2^32 mod n + low mod n, the product below 2^52. A quotient rounded up shows as a negative rest.
        const sum = (drawn[0] % n) * (2 ** 32 % n) + (drawn[1] % n);
        const rest = sum - Math.floor(sum / n) * n;
        return rest < 0 ? rest + n : rest;
    };
    const draw = (words) => {
        // Past an odd end the last half is written nowhere.
        for (let i = 0; i < words.length; i += 2)
            step(state, words, i);
    };
    return { next, below, draw };
}
/** Advances the state and writes the next 64 bits, high half first, from `at` on. */
function step(state, out, at) {
    const before = state[1];
    let low = (before + 0x7f4a7c15) | 0;
    let high = (state[0] + 0x9e3779b9 + (low >>> 0 < before ? 1 : 0)) | 0;
    state[0] = high;
    state[1] = low;
    low ^= (low >>> 30) | (high << 2);
    high ^= high >>> 30;
    high = (carry(low, 0x1ce4, 0xe5b9) + Math.imul(high, 0x1ce4e5b9) + Math.imul(low, 0xbf58476d)) | 0;
    low = Math.imul(low, 0x1ce4e5b9);
    low ^= (low >>> 27) | (high << 5);
    high ^= high >>> 27;
    high = (carry(low, 0x1331, 0x11eb) + Math.imul(high, 0x133111eb) + Math.imul(low, 0x94d049bb)) | 0;
    low = Math.imul(low, 0x133111eb);
    out[at] = high ^ (high >>> 31);
    out[at + 1] = low ^ ((low >>> 31) | (high << 1));
}
/** The upper 32 bits of low x (above x 2^16 + below), by 16-bit limbs: no sum reaches 2^32. */
function carry(low, above, below) {
    const l0 = low & 0xffff;
    const l1 = low >>> 16;
    const middle = ((Math.imul(l0, below) >>> 16) + Math.imul(l1, below)) >>> 0;
    const second = (Math.imul(l0, above) + (middle & 0xffff)) >>> 0;
    return (Math.imul(l1, above) + (middle >>> 16) + (second >>> 16)) | 0;
}
/** Fisher-Yates; returns a new array. */
function shuffled(values, random) {
    const result = [...values];
    for (let i = result.length - 1; i > 0; i--) {
        const j = random.below(i + 1);
        [result[i], result[j]] = [result[j], result[i]];
    }
    return result;
}


/***/ }),

/***/ 2740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fK: () => (/* binding */ LOSS_LEVEL),
  LD: () => (/* binding */ decide)
});

// UNUSED EXPORTS: LARGE_FALL, LEVEL, LOSSES_ALONE, WIDE_LEVEL

// EXTERNAL MODULE: ./lib/model/scope.js
var model_scope = __webpack_require__(90997);
// EXTERNAL MODULE: ./lib/gate/statistics/holm.js
var holm = __webpack_require__(89833);
// EXTERNAL MODULE: ./lib/gate/statistics/random.js
var random = __webpack_require__(47352);
;// CONCATENATED MODULE: ./lib/gate/statistics/subset-sums.js
/**
 * All 2^n sums of the subsets of n sizes (zero or more each), ascending: each size merges the sums so far with the same
 * sums shifted. Of the two halves of a set they answer questions about 2^n subsets in 2^(n/2) steps (Horowitz & Sahni,
 * J. ACM 21, 1974).
 */
function subsetSums(sizes) {
    let sums = new Float64Array(1);
    for (const size of sizes) {
        const merged = new Float64Array(sums.length * 2);
        let [plain, shifted] = [0, 0];
        for (let i = 0; i < merged.length; i++) {
            const takePlain = plain < sums.length && sums[plain] <= sums[shifted] + size;
            merged[i] = takePlain ? sums[plain++] : sums[shifted++] + size;
        }
        sums = merged;
    }
    return sums;
}
/** How many of the 2^n subsets sum to `least` or more. */
function subsetsFrom(sizes, least) {
    const half = Math.ceil(sizes.length / 2);
    const left = subsetSums(sizes.slice(0, half));
    const right = subsetSums(sizes.slice(half));
    let count = 0;
    let from = right.length;
    for (const each of left) {
        while (from > 0 && each + right[from - 1] >= least)
            from--;
        count += right.length - from;
    }
    return count;
}

;// CONCATENATED MODULE: ./lib/gate/statistics/sign-flip.js
/**
 * The one-sided paired sign-flip test (Fisher, The Design of Experiments, 1935, sec. 21): were better and worse equally
 * likely for every block, how often would the sum fall at least as far as it did? Anyone can compute the same p:
 *
 * - A difference is run minus baseline, signed so that a loss is negative. Those of at most 1e-12 are left out; the
 *   others are numbered from 0 in the order given.
 * - Up to 20 of them: p = the share of all 2^n assignments of signs whose sum is at most the observed one + 1e-9.
 * - Beyond: 20,000 rounds, p = (1 + c) / 20,001, with c the rounds whose sum is at most the observed one + 1e-9
 *   (Phipson & Smyth 2010). The signs come from one SplitMix64 with seed 1: its 64-bit draw number
 *   floor(i / 64) x 20,000 + r, counted from 0, holds the signs of the differences i in round r; bit i mod 64, from the
 *   least significant, tells whether difference i is flipped.
 */


/** Differences up to this size are no change: the rounding of two ways to sum the same values. */
const NO_CHANGE = 1e-12;
/** Up to this many changed blocks all assignments of signs are counted. */
const EXACT_BLOCKS = 20;
const ROUNDS = 20_000;
const SEED = 1;
/** Sums this close are ties, and ties count as "at least as far". */
const TIE = 1e-9;
function signFlipTest(differences) {
    const changed = differences.filter((each) => Math.abs(each) > NO_CHANGE);
    if (changed.length > EXACT_BLOCKS)
        return { p: drawn(Float64Array.from(changed)), method: "monte_carlo" };
    return { p: counted(changed), method: "exact" };
}
/*
 * With T the sum of the sizes that get a minus, a signed sum is total - 2T: it is as low as the observed one where T
 * reaches the sum of the observed losses.
 */
function counted(changed) {
    const losses = changed.reduce((sum, each) => (each < 0 ? sum - each : sum), 0);
    return subsetsFrom(changed.map(Math.abs), losses - TIE / 2) / 2 ** changed.length;
}
function drawn(changed) {
    const totals = new Float64Array(ROUNDS);
    for (let from = 0; from < changed.length; from += 64) {
        addSigned(totals, changed.subarray(from, from + 64), signsOf(from / 64));
    }
    const observed = changed.reduce((sum, each) => sum + each, 0);
    let asLow = 0;
    for (const total of totals)
        if (total <= observed + TIE)
            asLow++;
    return (1 + asLow) / (1 + ROUNDS);
}
/** Adds up to 64 differences, signed by each round. The second of its two words has the signs of the first 32. */
function addSigned(totals, differences, signs) {
    addHalf(totals, differences.subarray(0, 32), signs, 1);
    if (differences.length > 32)
        addHalf(totals, differences.subarray(32), signs, 0);
}
/** A byte of signs is one look-up. */
function addHalf(totals, differences, signs, half) {
    const [a, b, c, d] = [0, 8, 16, 24].map((from) => sumsByByte(differences.subarray(from, from + 8)));
    for (let round = 0; round < ROUNDS; round++) {
        const word = signs[round * 2 + half];
        totals[round] += a[word & 255] + b[(word >>> 8) & 255] + c[(word >>> 16) & 255] + d[word >>> 24];
    }
}
/** For each of 256 bytes the sum of these (up to 8) differences, those whose bit is set flipped. */
function sumsByByte(differences) {
    const sums = new Float64Array(256);
    for (let byte = 0; byte < 256; byte++) {
        let sum = 0;
        for (let bit = 0; bit < differences.length; bit++) {
            sum += (byte >>> bit) & 1 ? -differences[bit] : differences[bit];
        }
        sums[byte] = sum;
    }
    return sums;
}
/** Drawn once and kept, since every test of a run asks for the same ones: 160 kB for 64 blocks. */
const columns = [];
const generator = (0,random/* splitMix64 */.f)(SEED);
/** The draws for blocks 64 x column and up: high and low half of each round's. */
function signsOf(column) {
    while (columns.length <= column) {
        const words = new Uint32Array(ROUNDS * 2);
        generator.draw(words);
        columns.push(words);
    }
    return columns[column];
}

;// CONCATENATED MODULE: ./lib/gate/statistics/significance.js



/** The level of `auto`. */
const LEVEL = 0.025;
/** Of `auto`, where neither recall nor nDCG rose, or the fall is large. */
const WIDE_LEVEL = 0.15;
/** A fall of the mean by so much is large. */
const LARGE_FALL = 0.15;
/** Of `auto`, where no case got better: three losses. */
const LOSS_LEVEL = 0.125;
/** So many losses without a win are news in an intent, however many intents there are: 0.5^5 = 0.031. */
const LOSSES_ALONE = 5;
/** Of recall and nDCG together: both have to be as sure as this. */
const BETTER_LEVEL = 0.05;
/** Means that moved by less are as they were. */
const RISE = 1e-9;
/** A p this far above a level is still on it. */
const ON_LEVEL = 1e-9;
/**
 * One decision for each check, in the order given. All checks of a run belong into one call, those within their limits
 * too: the intents of a metric are corrected for each other. `headlines` by the scope's text; a scope without one has nothing that
 * speaks for or against its falls.
 */
function decide(checks, headlines) {
    const tested = checks.map(summarise);
    return tested.map((each) => {
        const { beyond, significance, scope } = each.check;
        if (beyond === "nothing")
            return { outcome: "pass", p: null, why: "within_limit" };
        if (beyond === "bound")
            return { outcome: "fail", p: null, why: "bound" };
        if (significance === "off")
            return { outcome: "fail", p: null, why: "off" };
        const family = familyOf(each, tested);
        const p = corrected(each, family, each.level);
        const headline = headlines.get((0,model_scope/* scopeText */.Cm)(scope)) ?? null;
        if (significance === "auto" && headline !== null && better(headline)) {
            return { outcome: "watch", p, why: "outweighed" };
        }
        const why = reason(each, family, p, headline !== null && !eitherRose(headline));
        return { outcome: why === "chance" ? "watch" : "fail", p, why };
    });
}
/** Recall and nDCG both rose, and neither by chance. */
function better({ recall, ndcg }) {
    return [recall, ndcg].every((moves) => {
        const turned = blockSums(moves).map((each) => -each);
        return turned.some((each) => each < 0) && signFlipTest(turned).p <= BETTER_LEVEL + ON_LEVEL;
    });
}
function eitherRose({ recall, ndcg }) {
    return [recall, ndcg].some((moves) => moves.reduce((sum, { difference }) => sum + difference, 0) > RISE * moves.length);
}
function blockSums(moves) {
    const sums = new Map();
    for (const { block, difference } of moves)
        sums.set(block, (sums.get(block) ?? 0) + difference);
    return [...sums.values()];
}
function summarise(check) {
    const differences = blockSums(check.moves);
    const asked = typeof check.significance === "number" ? check.significance : null;
    const level = asked ?? LEVEL;
    let p = null;
    return {
        check,
        level,
        lossLevel: asked ?? LOSS_LEVEL,
        fall: -differences.reduce((sum, each) => sum + each, 0) / check.moves.length,
        blocks: differences.length,
        changed: differences.filter((each) => Math.abs(each) > NO_CHANGE).length,
        lost: differences.filter((each) => each < -NO_CHANGE).length,
        win: check.moves.some(({ difference }) => difference > NO_CHANGE),
        p: () => (p ??= signFlipTest(differences).p),
    };
}
/** The tests that one is corrected for: those of its metric in all intents; outside of intents itself alone. */
function familyOf(one, all) {
    if (!inIntent(one))
        return [one];
    return all.filter((each) => inIntent(each) && each.check.metric === one.check.metric && each.check.significance !== "off");
}
function inIntent({ check }) {
    return check.scope.kind === "intent";
}
/** No p of n changed blocks is below 0.5^n, that of losses alone. */
function canReach(blocks, level) {
    return 2 ** -blocks <= level + ON_LEVEL;
}
/**
 * Holm's p over those of the family whose changed blocks could reach the level at all: the others can't be false alarms
 * (Tarone, Biometrics 46, 1990). One of the others keeps its own p, which is above the level.
 */
function corrected(one, family, level) {
    const reaching = family.filter((each) => canReach(each.changed, level));
    const at = reaching.indexOf(one);
    return at < 0 || reaching.length === 1 ? one.p() : (0,holm/* holm */.f)(reaching.map((each) => each.p()))[at];
}
function reason(one, family, p, uncontradicted) {
    if (p <= one.level + ON_LEVEL)
        return "significant";
    if (one.check.significance === "auto") {
        if (!inIntent(one) && p <= WIDE_LEVEL + ON_LEVEL) {
            if (uncontradicted)
                return "uncontradicted";
            if (one.fall >= LARGE_FALL - RISE)
                return "large";
        }
        if (!one.win && corrected(one, family, one.lossLevel) <= one.lossLevel + ON_LEVEL)
            return "no_win";
        if (!one.win && inIntent(one) && one.lost >= LOSSES_ALONE)
            return "losses_alone";
    }
    if (!canReach(one.blocks, one.lossLevel))
        return "too_few";
    return one.lost === one.blocks ? "all_lost" : "chance";
}


/***/ }),

/***/ 88084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W7: () => (/* binding */ receiptOf),
/* harmony export */   Wg: () => (/* binding */ latencyOf),
/* harmony export */   Z6: () => (/* binding */ unionOf),
/* harmony export */   eI: () => (/* binding */ measuredBy),
/* harmony export */   kg: () => (/* binding */ combine),
/* harmony export */   mm: () => (/* binding */ decideBase),
/* harmony export */   ut: () => (/* binding */ basePolicy)
/* harmony export */ });
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27139);
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49946);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16886);
/* harmony import */ var _decide_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45660);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28654);
/* harmony import */ var _sound_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44780);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50703);







/**
 * The base's files where they judge too; null where they don't, or can't by the same measurement: another k or
 * definition asks for other lists, another judge gives other verdicts, and files that don't fit together judge nothing.
 * By another clock they judge all but latency. Each of these is a finding.
 */
function basePolicy(decision) {
    const { mode, head, base } = decision;
    if (base === null || mode === "default_branch" || mode === "head_only")
        return null;
    if (base.config.k !== head.config.k)
        return null;
    if ((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__/* .compactCanonical */ .SM)(base.config.definition) !== (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__/* .compactCanonical */ .SM)(head.config.definition))
        return null;
    if (base.config.judge !== undefined && otherJudge(base.config.judge, head.config.judge))
        return null;
    if (base.baseline !== null && (0,_sound_js__WEBPACK_IMPORTED_MODULE_3__/* .differences */ .tX)(base.config, base.suite, base.baseline).length > 0)
        return null;
    const [prices, newer] = [base.config.prices, head.config.prices];
    const config = hasOtherClock(base, head) ? { ...base.config, latency: "off" } : base.config;
    if (prices === undefined || newer === undefined)
        return { ...base, config };
    return { ...base, config: { ...config, prices: (0,_sound_js__WEBPACK_IMPORTED_MODULE_3__/* .withNewModels */ .fc)(prices, newer) } };
}
/** Then the base's times say nothing of this run's. */
function hasOtherClock({ config: base }, { config: head }) {
    return base.latency !== "off" && head.latency !== "off" && base.latency.source !== head.latency.source;
}
function otherJudge(base, head) {
    if (head === undefined)
        return true;
    return (0,_sound_js__WEBPACK_IMPORTED_MODULE_3__/* .judgeDifferences */ .S4)((0,_model_answers_js__WEBPACK_IMPORTED_MODULE_6__/* .judgeFingerprint */ .cT)(base), (0,_model_answers_js__WEBPACK_IMPORTED_MODULE_6__/* .judgeFingerprint */ .cT)(head)).length > 0;
}
/** What a report says of it. */
function receiptOf(decision) {
    const { mode, base_commit: baseCommit, bootstrap, acceptance, policy_digest: policyDigest } = decision;
    return {
        mode,
        base_commit: baseCommit,
        bootstrap,
        accepted: acceptance === "given",
        policy_digest: policyDigest,
    };
}
/**
 * Every question of both suites once. A case is asked once for both policies where id, query and params are the same,
 * since then the answer is, too; a base's case that asked something else is asked apart.
 */
function unionOf(head, base) {
    const heads = new Map(head.cases.map((each) => [each.id, each]));
    const ids = new Set(heads.keys());
    const cases = [...head.cases];
    const baseIds = new Map();
    for (const each of base?.cases ?? []) {
        const same = heads.get(each.id);
        if (same !== undefined && asksTheSame(same, each)) {
            baseIds.set(each.id, each.id);
            continue;
        }
        let id = same === undefined ? each.id : `${each.id} (base)`;
        while (ids.has(id))
            id += "'";
        ids.add(id);
        baseIds.set(id, each.id);
        cases.push(id === each.id ? each : { ...each, id, asked_as: each.id });
    }
    const names = { head: new Map(head.cases.map(({ id }) => [id, id])), base: baseIds };
    return {
        cases: cases.toSorted((a, b) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__/* .compareCodePoints */ .OP)(a.id, b.id)),
        part: (run, policy) => ({
            ...run,
            cases: run.cases
                .flatMap((each) => {
                const caseId = names[policy].get(each.case_id);
                return caseId === undefined ? [] : [{ ...each, case_id: caseId }];
            })
                .toSorted((a, b) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__/* .compareCodePoints */ .OP)(a.case_id, b.case_id)),
            unstable: run.unstable.flatMap((id) => names[policy].get(id) ?? []).toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__/* .compareCodePoints */ .OP),
        }),
    };
}
function asksTheSame(one, other) {
    const params = (each) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__/* .compactCanonical */ .SM)(each.params ?? {});
    return one.query === other.query && params(one) === params(other);
}
function measuredBy(union, asked) {
    const { run, failure } = asked;
    return { head: union.part(run, "head"), base: union.part(run, "base"), failure };
}
/** How latency is measured: as the head says, unless only the base wants it at all. */
function latencyOf(head, base) {
    const { latency } = head.config;
    return latency === "off" && base !== null ? base.config.latency : latency;
}
/**
 * The base's judgement of its part of the run. A base that is only kept for the record, after acceptance, may hold
 * cases that the change broke for good; elsewhere a measurement that must not be judged throws as the head's does.
 */
function decideBase(base, run, acceptance) {
    const { config, suite, baseline } = base;
    const scores = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN)(suite, run, (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .metricsOf */ .Ps)(config), config.definition);
    if (acceptance !== "given") {
        (0,_sound_js__WEBPACK_IMPORTED_MODULE_3__/* .assertPriced */ .EB)(config, run);
        (0,_sound_js__WEBPACK_IMPORTED_MODULE_3__/* .assertMeasured */ .TG)(config, suite, scores, baseline);
        (0,_sound_js__WEBPACK_IMPORTED_MODULE_3__/* .assertLikeClocks */ .JR)(config, run, baseline);
    }
    return { verdict: (0,_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .decide */ .L)(base, scores, run), decided: { policy: base, scores, run } };
}
/**
 * The one verdict. Both judgements must pass and nothing may have been weakened; where the label accepts, the head's
 * judgement alone decides and the rest stays readable in `accepted`. An error is nobody's to accept.
 */
function combine(head, base, decision) {
    if (head.verdict === "error")
        return { ...head, accepted: [] };
    const { findings, acceptance, mode, label } = decision;
    const weakened = mode === "default_branch" ? [] : findings.map(_check_js__WEBPACK_IMPORTED_MODULE_4__/* .weakeningCheck */ .eJ);
    const notices = [...head.notices, ...decision.notices];
    if (mode === "default_branch") {
        notices.push(...findings.map(({ field, before, after }) => ({ code: "weakened", field, before, after })));
    }
    if (acceptance === "given") {
        const failedThere = (base?.checks ?? []).filter((check) => !check.passed);
        const accepted = [...weakened, ...failedThere.map((check) => ({ ...check, policy: "base" }))];
        if (accepted.length > 0)
            notices.push({ code: "accepted", checks: accepted.length });
        return { ...head, accepted, notices };
    }
    const checks = [...weakened, ...merged(head.checks, base?.checks ?? null)];
    const { primary, secondary } = (0,_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .categorise */ .X)(checks);
    const passed = weakened.length === 0 && head.verdict === "pass" && (base === null || base.verdict === "pass");
    const partial = head.verdict === "partial" || base?.verdict === "partial";
    const refused = weakened.length > 0 || (base !== null && base.verdict !== "pass");
    if (acceptance === "possible" && refused)
        notices.push({ code: "acceptable", label });
    return {
        verdict: partial ? "partial" : passed ? "pass" : "fail",
        categories: primary,
        secondary_categories: secondary,
        checks,
        accepted: [],
        notices,
    };
}
/** The head's checks, then the base's that say something else. */
function merged(head, base) {
    if (base === null)
        return head;
    const shared = new Set(base.map(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__/* .compactCanonical */ .SM));
    const known = new Set(head.map(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__/* .compactCanonical */ .SM));
    return [
        ...head.map((check) => shared.has((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__/* .compactCanonical */ .SM)(check)) ? check : { ...check, policy: "head" }),
        ...base
            .filter((check) => !known.has((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__/* .compactCanonical */ .SM)(check)))
            .map((check) => ({ ...check, policy: "base" })),
    ];
}


/***/ }),

/***/ 27139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UB: () => (/* binding */ askedIn),
/* harmony export */   fN: () => (/* binding */ score),
/* harmony export */   fS: () => (/* binding */ summarise),
/* harmony export */   i2: () => (/* binding */ mean)
/* harmony export */ });
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90997);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16886);
/* harmony import */ var _cost_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36292);
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86509);
/* harmony import */ var _latency_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72987);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19148);
/** Scores a run: every case of the suite counts, answered or not. */






/** `metrics` are computed for every case; the means follow from them. */
function score(suite, run, metrics, definition) {
    const runs = new Map(run.cases.map((each) => [each.case_id, each]));
    const cases = suite.cases.map((subject) => {
        const caseRun = runs.get(subject.id) ?? notAsked(subject);
        return scoreCase((0,_view_js__WEBPACK_IMPORTED_MODULE_4__/* .viewCase */ .U1)(subject, caseRun, definition), caseRun, metrics);
    });
    return { cases, ...summarise(cases, metrics, definition) };
}
/** Means and latency of these cases, overall and by intent. */
function summarise(cases, metrics, definition) {
    return {
        means: bucketed(cases, (bucket) => means(bucket, metrics)),
        latency: bucketed(cases, (bucket) => (0,_latency_js__WEBPACK_IMPORTED_MODULE_3__/* .summariseBucket */ .z9)(bucket, definition.percentile)),
    };
}
/** The cases that were asked, of a run that ended early. */
function askedIn(suite, run) {
    const unasked = run.cases.filter(({ outcome }) => outcome.kind === "error" && outcome.asked === false);
    const ids = new Set(unasked.map((each) => each.case_id));
    return ids.size === 0 ? suite : { ...suite, cases: suite.cases.filter(({ id }) => !ids.has(id)) };
}
function notAsked(subject) {
    return {
        case_id: subject.id,
        outcome: { kind: "error", message: "not asked", asked: false },
        first_ms: null,
        samples_ms: [],
    };
}
function scoreCase(view, run, metrics) {
    const values = new Map();
    for (const metric of metrics) {
        if ((0,_family_js__WEBPACK_IMPORTED_MODULE_2__/* .isPerCase */ .uE)(metric.family))
            values.set(metric.name, metric.family.value(view, metric.k ?? Number.POSITIVE_INFINITY));
    }
    const consumed = (0,_view_js__WEBPACK_IMPORTED_MODULE_4__/* .consume */ .Fg)(view, () => true);
    return {
        id: view.case.id,
        intent: view.case.intent,
        digest: view.case.digest,
        metrics: values,
        ranks: (0,_view_js__WEBPACK_IMPORTED_MODULE_4__/* .targetRanks */ .Hc)(view),
        forbidden_ranks: view.forbidden.flatMap((hit, i) => (hit ? [i + 1] : [])),
        results: view.hits.map((hit) => hit.doc_id),
        many_to_many: view.covers.some((targets, i) => targets.length > 1 || (targets.length === 1 && consumed[i] === null)),
        targets: (0,_view_js__WEBPACK_IMPORTED_MODULE_4__/* .relevantCount */ .zQ)(view),
        degraded: view.degraded,
        error: run.outcome.kind === "error" ? run.outcome.message : null,
        samples_ms: run.samples_ms,
        ...(run.spans_ms === undefined ? {} : { spans_ms: run.spans_ms }),
    };
}
function bucketed(cases, make) {
    const intents = [...(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$z)(cases, (each) => each.intent)].toSorted(([a], [b]) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__/* .compareCodePoints */ .OP)(a, b));
    return {
        overall: make(cases),
        by_intent: new Map(intents.map(([intent, bucket]) => [intent, make(bucket)])),
    };
}
function means(bucket, metrics) {
    const result = new Map();
    for (const metric of metrics) {
        const { family, name } = metric;
        if (!(0,_family_js__WEBPACK_IMPORTED_MODULE_2__/* .isPerCase */ .uE)(family))
            continue;
        const whole = family.kind !== "cost" || (0,_cost_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutCost */ .CJ)(bucket, name).length === 0;
        result.set(name, whole ? mean(bucket, (each) => each.metrics.get(name) ?? null, family.weight) : null);
    }
    return result;
}
/** Mean over the cases that have a value, weighted where the metric says so; null where none has. */
function mean(cases, value, weigh) {
    let sum = 0;
    let weight = 0;
    for (const each of cases) {
        const measured = value(each);
        if (measured === null)
            continue;
        const own = weigh === "targets" ? each.targets : 1;
        sum += measured * own;
        weight += own;
    }
    return weight === 0 ? null : sum / weight;
}


/***/ }),

/***/ 1732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R6: () => (/* binding */ CATEGORIES),
/* harmony export */   VV: () => (/* binding */ WEAKENINGS),
/* harmony export */   bg: () => (/* binding */ evidenceOfCheck),
/* harmony export */   my: () => (/* binding */ isCount),
/* harmony export */   oy: () => (/* binding */ missingOf)
/* harmony export */ });
/** In the order in which they are reported. */
const CATEGORIES = [
    "recall_drop",
    "ranking_shift",
    "latency_regression",
    "diversity_collapse",
    "semantic_degraded_spike",
    "forbidden_hit",
    "retriever_error",
    "cost_regression",
    "answer_regression",
    "missing_data",
    "gate_weakened",
];
/** Why there was nothing to compare; null where there was. */
function missingOf(check) {
    return check.kind === "missing" || check.kind === "absent" ? check.missing : null;
}
/** Could the check's change be chance; null where that was not tested. */
function evidenceOfCheck(check) {
    return check.kind === "mean" ? (check.evidence ?? null) : null;
}
/** Whether the check counts cases instead of averaging over them. */
function isCount(check) {
    return check.kind === "count" || check.kind === "absent";
}
const WEAKENINGS = [
    "config_moved",
    "base_unusable",
    "link",
    "retriever",
    "definition",
    "rule_removed",
    "rule_loosened",
    "sampling",
    "prices",
    "metric_removed",
    "suite_renamed",
    "case_removed",
    "case_edited",
    "baseline_removed",
    "baseline_lowered",
    "baseline_not_measured",
    "baseline_vouches",
    "verdict_changed",
    "unlisted",
];


/***/ }),

/***/ 96035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ childEnvironment),
/* harmony export */   h: () => (/* binding */ CHILD_TOKEN_NAME)
/* harmony export */ });
/** Names every process that comes from one retriever, so that one which left its process group is still found. */
const CHILD_TOKEN_NAME = "RETRIEVAL_GATE_CHILD";
/** Ours or the runner's, never the retriever's: tokens, the action's inputs, the files that the runner reads commands from. */
const REMOVED = new Set([
    "GITHUB_TOKEN",
    "GITHUB_ENV",
    "GITHUB_PATH",
    "GITHUB_OUTPUT",
    "GITHUB_STATE",
    "GITHUB_STEP_SUMMARY",
    "NODE_OPTIONS",
    CHILD_TOKEN_NAME,
]);
const REMOVED_PREFIXES = ["ACTIONS_", "INPUT_"];
/** Kept under `env_only` without being named: without them no command is found (PATH) or starts (Windows). */
const ALWAYS_KEPT = new Set(["PATH"]);
const ALWAYS_KEPT_ON_WINDOWS = new Set(["PATH", "PATHEXT", "SYSTEMROOT", "COMSPEC"]);
/**
 * The environment of a retriever's process: the step's, minus what belongs to the runner and to us, plus
 * PYTHONUNBUFFERED=1 (a Python child that prints without flushing would hang), plus `env`. `env_only` lists the only
 * names taken from the step's environment besides PATH (on Windows also PATHEXT, SystemRoot and ComSpec); naming a
 * removed variable there does not bring it back, while `env` may set any name. This is hygiene, not protection: a
 * process of the same user can read its parent's environment.
 */
function childEnvironment(step, config, platform = process.platform) {
    // Windows compares names without case, every other system with.
    const canonical = (name) => (platform === "win32" ? name.toUpperCase() : name);
    const always = platform === "win32" ? ALWAYS_KEPT_ON_WINDOWS : ALWAYS_KEPT;
    const only = config.env_only === null ? null : new Set(config.env_only.map(canonical));
    const added = new Set(Object.keys(config.env).map(canonical));
    const environment = new Map();
    for (const [name, value] of Object.entries(step)) {
        const key = canonical(name);
        if (value === undefined || added.has(key) || isRemoved(key))
            continue;
        if (only === null || only.has(key) || always.has(key))
            environment.set(name, value);
    }
    environment.set("PYTHONUNBUFFERED", "1");
    for (const [name, value] of Object.entries(config.env))
        environment.set(name, value);
    return Object.fromEntries(environment);
}
function isRemoved(name) {
    return REMOVED.has(name) || REMOVED_PREFIXES.some((prefix) => name.startsWith(prefix));
}


/***/ }),

/***/ 87033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ot: () => (/* binding */ BoundedLog),
  Hx: () => (/* binding */ Family)
});

// UNUSED EXPORTS: Child, killAllChildren

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: ./lib/retrievers/ports.js
var ports = __webpack_require__(96035);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/retrievers/strays.js


/**
 * Processes whose environment carries the token, ours excepted: a grandchild that called setsid left the process
 * group and is found in no other way. Linux only (empty elsewhere); a process that cleared its environment is not found.
 */
function findStrays(token) {
    if (process.platform !== "linux")
        return [];
    const needle = Buffer.from(`${ports/* CHILD_TOKEN_NAME */.h}=${token}`);
    const found = [];
    for (const entry of (0,external_node_fs_.readdirSync)("/proc")) {
        const pid = Number(entry);
        if (!Number.isInteger(pid) || pid === process.pid)
            continue;
        try {
            if ((0,external_node_fs_.readFileSync)(`/proc/${entry}/environ`).includes(needle))
                found.push(pid);
        }
        catch {
            // Gone meanwhile, or another user's: not a child of ours.
        }
    }
    return found;
}
/** Kills them, and looks again until none is left: one may have forked meanwhile. Synchronous, for the last moment. */
function killStrays(token) {
    for (let round = 0; round < 50; round++) {
        const strays = findStrays(token);
        if (strays.length === 0)
            return;
        for (const pid of strays) {
            try {
                process.kill(pid, "SIGKILL");
            }
            catch {
                // Gone meanwhile.
            }
        }
    }
}
/**
 * Whether the process group still has a member that runs. One that is dead but not yet collected by its new parent
 * (in a container without an init that may be never) still takes signals; only /proc tells it apart. Linux only: true
 * elsewhere.
 */
function groupRuns(group) {
    if (process.platform !== "linux")
        return true;
    return (0,external_node_fs_.readdirSync)("/proc").some((entry) => {
        if (!/^\d+$/.test(entry))
            return false;
        try {
            // The name, in parentheses, may hold anything; then come state, parent and group (proc(5)).
            const stat = (0,external_node_fs_.readFileSync)(`/proc/${entry}/stat`, "latin1");
            const [state, , inGroup] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
            return Number(inGroup) === group && state !== "Z" && state !== "X";
        }
        catch {
            return false;
        }
    });
}

// EXTERNAL MODULE: ./lib/system/timers.js
var timers = __webpack_require__(56191);
;// CONCATENATED MODULE: ./lib/retrievers/process.js






/** How long a child has to leave by itself once its standard input ended. */
const STDIN_GRACE_MS = 1000;
/** How long it then has between SIGTERM and SIGKILL. */
const TERM_GRACE_MS = 2000;
/** How long output may still come after the exit. `close` never fires while a grandchild holds the pipe. */
const DRAIN_MS = 500;
const WINDOWS = process.platform === "win32";
/** Every family that may have living members, for the last resort. */
const families = new Set();
let watching = false;
/** From the first child on; a program that starts none has no such handler. */
function watchExit() {
    if (watching)
        return;
    watching = true;
    process.on("exit", killAllChildren);
}
/**
 * Kills every child of every retriever, synchronously and without grace. Runs by itself when our process exits: after
 * it none of ours is left, whatever way we end (SIGKILL excepted; then children see the end of their standard input).
 */
function killAllChildren() {
    for (const family of families)
        family.killNow();
}
/** One running process and its process group. */
class Child {
    stdin;
    answers;
    /** Resolves after the exit and once the output is drained, or given up on. */
    exited;
    #process;
    #pid;
    #exit;
    #ending = null;
    constructor(process, pid, answersOn, onNoise) {
        this.#process = process;
        this.#pid = pid;
        this.stdin = process.stdin;
        const answers = process.stdio[answersOn === "none" ? 1 : answersOn];
        if (!(answers instanceof external_node_stream_.Readable))
            throw new Error("the child has no pipe for its answers");
        this.answers = answers;
        this.#exit = new Promise((resolve) => {
            process.once("exit", (code, signal) => resolve({ code, signal }));
        });
        const noises = answersOn === 1 ? [process.stderr] : [process.stdout, process.stderr];
        for (const noise of noises)
            noise.on("data", onNoise);
        for (const stream of process.stdio)
            stream?.on("error", () => { });
        process.on("error", () => { });
        this.exited = this.#drained([...new Set([...noises, this.answers])]);
    }
    /** End of standard input, then SIGTERM, then SIGKILL, each with its grace, to the whole group. Never rejects. */
    end() {
        this.#ending ??= this.#end();
        return this.#ending;
    }
    /** Without grace and without waiting. */
    killNow() {
        signalGroup(this.#pid, "SIGKILL");
    }
    async #end() {
        this.stdin.end();
        if (!(await (0,timers/* within */.ux)(this.#exit, STDIN_GRACE_MS))) {
            signalGroup(this.#pid, "SIGTERM");
            if (!(await (0,timers/* within */.ux)(this.#exit, TERM_GRACE_MS))) {
                signalGroup(this.#pid, "SIGKILL");
                await (0,timers/* within */.ux)(this.#exit, TERM_GRACE_MS);
            }
        }
        await endGroup(this.#pid);
        await (0,timers/* within */.ux)(this.exited, DRAIN_MS * 2);
        this.#destroy();
    }
    async #drained(outputs) {
        const ends = Promise.all(outputs.map((output) => new Promise((resolve) => output.once("close", resolve))));
        const exit = await this.#exit;
        await (0,timers/* within */.ux)(ends, DRAIN_MS);
        this.#destroy();
        return exit;
    }
    #destroy() {
        for (const stream of this.#process.stdio)
            stream?.destroy();
    }
}
/** The processes of one retriever: one that lives long, or one a query. They share a token by which strays are found. */
class Family {
    #token = (0,external_node_crypto_.randomUUID)();
    #children = new Set();
    #ended = false;
    /** Resolves when the program has started; rejects with the system's error (ENOENT, EACCES) where it can't. */
    async spawn(options, onNoise) {
        if (this.#ended)
            throw new Error("a process was asked for after the end of its family");
        watchExit();
        families.add(this);
        const [file, ...args] = options.argv;
        const started = (0,external_node_child_process_.spawn)(file, args, {
            cwd: options.cwd,
            env: { ...options.env, [ports/* CHILD_TOKEN_NAME */.h]: this.#token },
            // Never inherit: a child that keeps our stdout open holds up the runner.
            stdio: options.answersOn === 3 ? ["pipe", "pipe", "pipe", "pipe"] : ["pipe", "pipe", "pipe"],
            // Its own process group, so that a signal reaches its children too. On Windows it would open a console window.
            detached: !WINDOWS,
            windowsHide: true,
        });
        if (started.pid === undefined) {
            throw await new Promise((resolve) => started.once("error", resolve));
        }
        const child = new Child(started, started.pid, options.answersOn, onNoise);
        this.#children.add(child);
        return child;
    }
    /** Ends one child that is no longer needed, and its group. */
    async endChild(child) {
        await child.end();
        this.#children.delete(child);
    }
    /** Ends them all, and what left their groups. Never rejects; safe to call again. */
    async end() {
        this.#ended = true;
        await Promise.all([...this.#children].map((child) => child.end()));
        killStrays(this.#token);
        families.delete(this);
    }
    killNow() {
        for (const child of this.#children)
            child.killNow();
        killStrays(this.#token);
    }
}
/** The leader is gone; what it started may live on in its group. */
async function endGroup(pid) {
    const runs = () => signalGroup(pid, 0) && groupRuns(pid);
    if (WINDOWS || !runs())
        return;
    signalGroup(pid, "SIGTERM");
    const waits = [TERM_GRACE_MS, DRAIN_MS];
    for (const [index, wait] of waits.entries()) {
        const until = performance.now() + wait;
        while (performance.now() < until) {
            if (!runs())
                return;
            await (0,timers/* pause */.v7)(20);
        }
        if (index === 0)
            signalGroup(pid, "SIGKILL");
    }
}
/** True where the signal reached someone. */
function signalGroup(pid, signal) {
    if (WINDOWS) {
        return ((0,external_node_child_process_.spawnSync)("taskkill", ["/pid", String(pid), "/T", "/F"], { stdio: "ignore", windowsHide: true })
            .status === 0);
    }
    try {
        return process.kill(-pid, signal);
    }
    catch {
        return false;
    }
}
const HEAD_BYTES = 64 * 1024;
const TAIL_BYTES = 64 * 1024;
/**
 * What a retriever wrote for people: the first 64 KiB and the last 64 KiB, and how much lay between. Holds 128 KiB
 * however much comes.
 */
class BoundedLog {
    #head = Buffer.alloc(HEAD_BYTES);
    /** A ring: byte n of what follows the head lies at n modulo its size. */
    #tail = Buffer.alloc(TAIL_BYTES);
    #headBytes = 0;
    #tailBytes = 0;
    push(chunk) {
        const toHead = Math.min(chunk.length, HEAD_BYTES - this.#headBytes);
        chunk.copy(this.#head, this.#headBytes, 0, toHead);
        this.#headBytes += toHead;
        let from = toHead;
        while (from < chunk.length) {
            const at = this.#tailBytes % TAIL_BYTES;
            const copied = chunk.copy(this.#tail, at, from);
            from += copied;
            this.#tailBytes += copied;
        }
    }
    /** Everything kept, decoded as UTF-8 with replacement characters; untrusted, escape before printing. */
    text() {
        const head = this.#head.subarray(0, this.#headBytes);
        const leftOut = this.#tailBytes - TAIL_BYTES;
        if (leftOut <= 0)
            return Buffer.concat([head, this.#tail.subarray(0, this.#tailBytes)]).toString("utf8");
        const at = this.#tailBytes % TAIL_BYTES;
        const tail = Buffer.concat([this.#tail.subarray(at), this.#tail.subarray(0, at)]);
        return `${head.toString("utf8")}\n[${leftOut} bytes left out]\n${tail.toString("utf8")}`;
    }
    /** The last lines with any content, at most `count` lines and 2,000 characters; empty where nothing was written. */
    lastLines(count) {
        const lines = this.text()
            .split("\n")
            .filter((line) => line.trim() !== "");
        return lines.slice(-count).join("\n").slice(-2000);
    }
}


/***/ }),

/***/ 34396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ askRounds)
/* harmony export */ });
/** Time and queries are looked at before every query: one round of a slow retriever may take longer than all the rest. */
async function askRounds({ rounds, ends_ms: endsMs }, taken, ports) {
    const start = ports.now();
    const isOver = () => ports.now() - start >= endsMs || !ports.mayAsk();
    let done = 0;
    const askAll = async (all) => {
        const total = done + all.reduce((sum, ids) => sum + ids.length, 0);
        for (const ids of all) {
            for (const id of ports.order(ids)) {
                if (isOver())
                    return false;
                await ports.ask(id);
                ports.progress(++done, total);
            }
        }
        return true;
    };
    const planned = await askAll(rounds);
    taken.ms = ports.now() - start;
    taken.budget_ended = !planned || !(await askAll(ports.more()));
}


/***/ }),

/***/ 59525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ fewestRepeats),
/* harmony export */   o: () => (/* binding */ runSuite)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _rounds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34396);
/* harmony import */ var _side_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40285);
/* harmony import */ var _stages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37522);
/** Asks every case's query: once for quality, then as often as the sampling plan says, with one query in flight. */




/** Starts the retriever, measures, and stops it in every case. Rejects only for what is no GateError. */
async function runSuite(plan, ports) {
    const session = new Session(plan, ports);
    try {
        await ports.retriever.start();
        await session.run();
        return session.measurement(null);
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError)
            return session.measurement(error);
        throw error;
    }
    finally {
        await ports.retriever.stop();
    }
}
class Session {
    #plan;
    #ports;
    #side;
    #samples = new Map();
    #taken = { budget_ended: false, ms: 0 };
    #stages = new _stages_js__WEBPACK_IMPORTED_MODULE_2__/* .Stages */ .e();
    /** Cases whose first answer counts as a sample, until their first round comes. */
    #ahead = new Set();
    #source = "off";
    constructor(plan, ports) {
        this.#plan = plan;
        this.#ports = ports;
        this.#side = new _side_js__WEBPACK_IMPORTED_MODULE_1__/* .Side */ .m(plan, ports);
    }
    async run() {
        const { cases, latency, clock } = this.#plan;
        let done = 0;
        await this.#side.qualityPass(cases, () => this.#ports.progress("quality", ++done, cases.length));
        if (latency === "off")
            return;
        if (clock === "recorded")
            this.#adoptRecorded();
        else
            await this.#time(latency);
    }
    measurement(failure) {
        const timing = {
            source: this.#source,
            repeats: fewestRepeats(this.#samples, (id) => this.#side.answered(id)),
            budget_ended: this.#taken.budget_ended,
            asked: { queries: this.#side.asked, ms: this.#taken.ms, plan: [] },
        };
        const sampled = { samples: this.#samples, stages: this.#stages.byCase, timing };
        return this.#side.measurement(this.#plan.cases, sampled, failure);
    }
    async #time(latency) {
        const { cases, concurrency } = this.#plan;
        const byId = new Map(cases.map((each) => [each.id, each]));
        this.#source = latency.source;
        for (let pass = 1; pass < latency.warmup; pass++)
            await this.#warmUp(latency);
        const sampling = this.#plan.sampling(this.#side.tookMs);
        if (latency.warmup === 0 && concurrency === 1)
            this.#adoptFirst(sampling);
        await (0,_rounds_js__WEBPACK_IMPORTED_MODULE_3__/* .askRounds */ .B)(sampling, this.#taken, {
            now: this.#ports.now,
            mayAsk: () => this.#mayAsk(latency),
            order: (ids) => ids,
            ask: async (id) => {
                if (!this.#ahead.delete(id))
                    await this.#sample(byId.get(id));
            },
            more: () => sampling.more(this.#samples, this.#stages.byCase),
            progress: (done, total) => this.#ports.progress("latency", done, total),
        });
    }
    #mayAsk({ max_queries: most }) {
        return most === null || this.#side.asked < most;
    }
    async #warmUp(latency) {
        for (const subject of this.#plan.cases) {
            if (!this.#mayAsk(latency))
                return;
            if (this.#side.answered(subject.id))
                await this.#side.again(subject);
        }
    }
    async #sample(subject) {
        if (!this.#side.answered(subject.id))
            return;
        const timed = await this.#side.again(subject);
        if (timed !== null)
            return this.#adopt(subject.id, timed);
        if (this.#side.answered(subject.id))
            return;
        this.#samples.delete(subject.id);
        this.#stages.delete(subject.id);
    }
    /** Without a warm-up the first answers of the cases that are timed at all are their first samples. */
    #adoptFirst({ rounds }) {
        const timed = new Set(rounds.flat());
        for (const [id, first] of this.#side.firstTimes()) {
            if (!timed.has(id))
                continue;
            this.#adopt(id, first);
            this.#ahead.add(id);
        }
    }
    /** A recorded run is asked once: its own times are the samples where every answer has one, else latency is off. */
    #adoptRecorded() {
        const first = this.#side.firstTimes();
        if (first.size === 0 || first.size < this.#side.answers)
            return;
        this.#source = "recorded";
        for (const [id, timed] of first)
            this.#adopt(id, timed);
    }
    #adopt(id, { ms, spans }) {
        this.#samples.set(id, [...(this.#samples.get(id) ?? []), ms]);
        this.#stages.add(id, spans);
    }
}
/** Of the cases that were timed and did not fail since; 0 where there is none. */
function fewestRepeats(samples, answered) {
    const counts = [...samples].flatMap(([id, own]) => (answered(id) ? [own.length] : []));
    return counts.length === 0 ? 0 : Math.min(...counts);
}


/***/ }),

/***/ 40285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ Side)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/system/memory.js
var memory = __webpack_require__(98214);
// EXTERNAL MODULE: ./lib/run/ranking.js
var ranking = __webpack_require__(65887);
;// CONCATENATED MODULE: ./lib/run/refusals.js
/** A wrong address or key fails every query alike: that is seen after a few of them, not after the last. */

/** So many queries that fail alike, before any was answered, say that the others will. */
const MOST_ALIKE = 10;
class Refusals {
    #alike = null;
    #count = 0;
    #over = false;
    /** A query was answered: what fails from now on is its own matter. */
    over() {
        this.#over = true;
    }
    /** Throws `retriever_failed` for the last of so many that fail alike. */
    add(query, message) {
        if (this.#over)
            return;
        // Messages quote the query, cut where it is long.
        const own = JSON.stringify(query).slice(1, -1);
        const alike = message.replace(/"(?:[^"\\]|\\.)*"/g, (text) => own.startsWith(text.slice(1, -1).replace(/…$/, "")) ? "…" : text);
        if (this.#alike !== null && this.#alike !== alike)
            return this.over();
        this.#alike = alike;
        if (++this.#count < MOST_ALIKE)
            return;
        throw new errors.GateError("retriever_failed", `the first ${MOST_ALIKE} queries failed alike: ${message}`, {
            hint: hintFor(message),
        });
    }
}
function hintFor(message) {
    const status = /\banswered (4\d\d)\b/.exec(message)?.[1];
    if (status === "401" || status === "403") {
        return 'Give the server its key: headers: { authorization: { env: SEARCH_TOKEN, prefix: "Bearer " } }, and the variable in the step\'s env.';
    }
    if (status === "404")
        return "Check the path of retriever.url, and that the index exists by now.";
    return 'No other query was asked. `retrieval-gate ask "some words"` shows one answer.';
}

;// CONCATENATED MODULE: ./lib/run/side.js
/** One retriever under measurement: what it answered, and whether it answers the same when asked again. */




/** Queries. */
const LOOK_EVERY = 256;
class Side {
    #plan;
    #ports;
    #outcomes = new Map();
    #firstMs = new Map();
    /** Document ids of the first answer, by case. */
    #firstIds = new Map();
    /** What the first answers took by our clock, by case. */
    #tookMs = new Map();
    #unstable = new Set();
    #refusals = new Refusals();
    #retries = 0;
    #asked = 0;
    constructor(plan, ports) {
        this.#plan = plan;
        this.#ports = ports;
    }
    /** The first answers that were timed, by case id. */
    firstTimes() {
        const timed = (id, ms) => {
            const first = this.#outcomes.get(id);
            return { ms, spans: first?.kind === "answer" ? first.spans : undefined };
        };
        return new Map([...this.#firstMs].map(([id, ms]) => [id, timed(id, ms)]));
    }
    /** Whether the case has an answer, and nothing failed since. */
    answered(id) {
        return this.#outcomes.get(id)?.kind === "answer";
    }
    /**
     * What each first answer took by our clock, in milliseconds, whatever clock the samples come from. The very first also
     * wait for the retriever's own start, which no plan should count once more for every repeat: at most as the others' slowest.
     */
    get tookMs() {
        const all = [...this.#tookMs];
        const others = all.slice(this.#plan.concurrency);
        if (others.length === 0)
            return this.#tookMs;
        const most = others.reduce((slowest, [, ms]) => Math.max(slowest, ms), 0);
        return new Map(all.map(([id, ms], at) => [id, at < this.#plan.concurrency ? Math.min(ms, most) : ms]));
    }
    /** Queries so far. */
    get asked() {
        return this.#asked;
    }
    get answers() {
        return [...this.#outcomes.values()].filter((outcome) => outcome.kind === "answer").length;
    }
    /** One answer for every case; concurrent where the plan allows, with the same outcome either way. */
    async qualityPass(cases, done) {
        let next = 0;
        const worker = async () => {
            for (let subject = cases[next++]; subject !== undefined; subject = cases[next++]) {
                await this.#first(subject);
                done();
            }
        };
        const workers = Array.from({ length: Math.min(this.#plan.concurrency, cases.length) }, () => worker().catch((error) => {
            next = cases.length;
            throw error;
        }));
        const ended = await Promise.allSettled(workers);
        const failed = ended.find((each) => each.status === "rejected");
        if (failed !== undefined)
            throw failed.reason;
    }
    /** Asks once more and takes the time; null where the query failed, which is the case's outcome from then on. */
    async again(subject) {
        const raw = await this.#ask(subject);
        if (raw.kind === "error") {
            this.#outcomes.set(subject.id, { kind: "error", message: `in a repeat: ${raw.message}` });
            return null;
        }
        if (idsOf(this.#answer(subject, raw)) !== this.#firstIds.get(subject.id))
            this.#unstable.add(subject.id);
        const ms = this.#elapsed(subject, raw);
        return ms === null ? null : { ms, spans: raw.spans };
    }
    measurement(cases, sampled, failure) {
        const unasked = {
            kind: "error",
            message: failure === null ? "not asked" : `not asked: ${failure.message}`,
            asked: false,
        };
        return {
            cases: cases.map(({ id }) => {
                const spansMs = sampled.stages.get(id);
                return {
                    case_id: id,
                    outcome: this.#outcomes.get(id) ?? unasked,
                    first_ms: this.#firstMs.get(id) ?? null,
                    samples_ms: sampled.samples.get(id) ?? [],
                    ...(spansMs === undefined ? {} : { spans_ms: spansMs }),
                };
            }),
            timing: { ...sampled.timing, includes_start: this.#plan.clock === "with_start" },
            unstable: cases.flatMap((subject) => (this.#unstable.has(subject.id) ? [subject.id] : [])),
            retries: this.#retries,
            failure,
        };
    }
    async #ask(subject) {
        if (this.#ports.cancelled()) {
            throw new errors.GateError("cancelled", "the run was cancelled", {
                hint: "What was measured until then is in the report.",
            });
        }
        if (this.#asked++ % LOOK_EVERY === 0)
            (0,memory/* requireMemory */.F)(this.#outcomes.size);
        const raw = await this.#ports.retriever.ask({
            case_id: subject.asked_as ?? subject.id,
            query: subject.query,
            k: this.#plan.k,
            ...(subject.params === undefined ? {} : { params: subject.params }),
        });
        this.#retries += raw.retries;
        return raw;
    }
    async #first(subject) {
        const raw = await this.#ask(subject);
        if (raw.kind === "error") {
            this.#outcomes.set(subject.id, { kind: "error", message: raw.message });
            if (this.#plan.clock !== "recorded")
                this.#refusals.add(subject.query, raw.message);
            return;
        }
        this.#refusals.over();
        const answer = this.#answer(subject, raw);
        this.#outcomes.set(subject.id, answer);
        this.#firstIds.set(subject.id, idsOf(answer));
        this.#tookMs.set(subject.id, raw.elapsed_ms ?? 0);
        const elapsed = this.#elapsed(subject, raw);
        if (elapsed !== null)
            this.#firstMs.set(subject.id, elapsed);
    }
    #answer(subject, raw) {
        const { k, definition } = this.#plan;
        try {
            const hits = (0,ranking/* rank */.T)(raw.results, subject.asked_as ?? subject.id, k, definition);
            const { kind, degraded, reported_ms: reportedMs, spans, usage, answer } = raw;
            return {
                kind,
                hits,
                returned: raw.results.length,
                degraded,
                ...(reportedMs === undefined ? {} : { reported_ms: reportedMs }),
                ...(spans === undefined ? {} : { spans }),
                ...(usage === undefined ? {} : { usage }),
                ...(answer === undefined ? {} : { answer }),
            };
        }
        catch (error) {
            if (!(error instanceof errors.GateError))
                throw error;
            throw new errors.GateError(error.code, `case "${subject.id}": ${error.message}`, {
                ...(error.hint === undefined ? {} : { hint: error.hint }),
                cause: error,
            });
        }
    }
    /** Milliseconds by the clock that the config chose; null where a recorded run carries none. */
    #elapsed(subject, raw) {
        const { latency, clock } = this.#plan;
        if (clock === "recorded")
            return raw.reported_ms ?? null;
        if (latency === "off" || latency.source === "measured")
            return raw.elapsed_ms;
        if (raw.reported_ms !== undefined)
            return raw.reported_ms;
        throw new errors.GateError("retriever_answer", `case "${subject.id}": the answer has no latency_ms`, {
            hint: "`latency.source: reported` needs `latency_ms` in every answer; or use `source: measured`.",
        });
    }
}
function idsOf(answer) {
    return JSON.stringify(answer.hits.map((hit) => hit.doc_id));
}


/***/ }),

/***/ 37522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ Stages)
/* harmony export */ });
class Stages {
    #byCase = new Map();
    get byCase() {
        return this.#byCase;
    }
    add(caseId, spans) {
        for (const [stage, ms] of Object.entries(spans ?? {})) {
            const own = this.#byCase.get(caseId) ?? new Map();
            this.#byCase.set(caseId, own);
            const samples = own.get(stage);
            if (samples === undefined)
                own.set(stage, [ms]);
            else
                samples.push(ms);
        }
    }
    delete(caseId) {
        this.#byCase.delete(caseId);
    }
}


/***/ }),

/***/ 23925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ shardName),
/* harmony export */   DS: () => (/* binding */ casesOf),
/* harmony export */   Z5: () => (/* binding */ partialVerdict),
/* harmony export */   dS: () => (/* binding */ standIns),
/* harmony export */   h6: () => (/* binding */ dealt),
/* harmony export */   uK: () => (/* binding */ parseShard)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/** Which cases are whose. */

/** A matrix of GitHub Actions makes at most 256 jobs. */
const MOST_SHARDS = 1000;
/** Reads `2/4`. Throws `usage`. */
function parseShard(text) {
    const [, index = 0, count = 0] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? []).map(Number);
    if (index >= 1 && index <= count && count <= MOST_SHARDS)
        return { index, count };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("usage", `shard is "${text}"`, {
        hint: `Expected i/n, the first shard being 1, such as 1/4 (4/4 the last); n is at most ${MOST_SHARDS}.`,
    });
}
/** `shard 2 of 4` */
function shardName({ index, count }) {
    return `shard ${index} of ${count}`;
}
/** The shard's own: cases are dealt out in their order, so that each is in exactly one shard. */
function dealt(cases, { index, count }) {
    return cases.filter((_, at) => at % count === index - 1);
}
/** As dealt; throws `usage` where a shard of so many would have nothing to ask. */
function casesOf(cases, shard) {
    if (shard.count <= cases.length)
        return dealt(cases, shard);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("usage", `${shardName(shard)}: there are ${cases.length} cases for ${shard.count} shards`, {
        hint: `Use at most ${cases.length} shards.`,
    });
}
/** A shard judges nothing: what it measured decides with the others'. */
function partialVerdict(shard, asked, all) {
    return {
        verdict: "partial",
        categories: [],
        secondary_categories: [],
        checks: [],
        notices: [{ code: "shard", ...shard, cases: asked, of: all }],
    };
}
/**
 * Gives every case that other shards ask the samples of one of this shard's, of its intent where the shard has any.
 * All shards take equally many repeats by the same rule, so what a bucket will have together is known here; and the
 * bootstrap draws as many blocks as there will be, so its interval is the one to expect, not the wider one of a part.
 */
function standIns(all, own) {
    const ids = new Set(own.map((each) => each.id));
    const byIntent = new Map();
    for (const each of own)
        byIntent.set(each.intent, [...(byIntent.get(each.intent) ?? []), each]);
    const dealt = new Map();
    const model = all.map(({ id, intent }) => {
        if (ids.has(id))
            return [id, id];
        const models = byIntent.get(intent) ?? own;
        const turn = dealt.get(intent) ?? 0;
        dealt.set(intent, turn + 1);
        return [id, models[turn % models.length].id];
    });
    return (samples) => new Map(model.flatMap(([id, from]) => {
        const taken = samples.get(from);
        return taken === undefined ? [] : [[id, taken]];
    }));
}


/***/ }),

/***/ 98214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ requireMemory)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30714);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/** Ends a run in words where V8 would end it with "JavaScript heap out of memory" and no report. */



/** Of the limit; beyond it V8 collects all the time, and then aborts. */
const FULL = 0.85;
/** What a case takes in the largest file of the report while that is made, in bytes. */
const REPORTED = 8 * 1024;
/** Throws `out_of_memory` where the report of so many cases finds no room beside what is held. */
function requireMemory(cases) {
    const needed = cases * REPORTED;
    const limit = (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.getHeapStatistics)().heap_size_limit;
    if (isRoomFor(needed, limit))
        return;
    // What is held counts, and no garbage.
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)("--expose-gc");
    (0,node_vm__WEBPACK_IMPORTED_MODULE_1__.runInNewContext)("gc")();
    if (isRoomFor(needed, limit))
        return;
    const megabytes = Math.floor(limit / 2 ** 20);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("out_of_memory", `${cases} cases and their report don't fit into the ${megabytes} MiB of memory that Node.js may use here`, {
        hint: "Set NODE_OPTIONS: --max-old-space-size=<MiB> in the step's env, use a larger runner, or split the suite into shards.",
    });
}
function isRoomFor(needed, limit) {
    return (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.getHeapStatistics)().used_heap_size + needed < FULL * limit;
}


/***/ }),

/***/ 56191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ after),
/* harmony export */   d5: () => (/* binding */ elapsedMs),
/* harmony export */   ux: () => (/* binding */ within),
/* harmony export */   v7: () => (/* binding */ pause)
/* harmony export */ });
/** Timers and clocks. */
/** Longest delay that setTimeout takes; a longer one would fire at once. */
const MAX_DELAY_MS = 2 ** 31 - 1;
/** setTimeout for a limit from a config, however large. */
function after(ms, run) {
    return setTimeout(run, Math.min(ms, MAX_DELAY_MS));
}
function pause(ms) {
    return new Promise((resolve) => {
        setTimeout(resolve, ms);
    });
}
/** True where the promise settled in time. */
async function within(promise, ms) {
    let timer;
    const late = new Promise((resolve) => {
        timer = after(ms, () => resolve(false));
    });
    try {
        return await Promise.race([promise.then(() => true), late]);
    }
    finally {
        clearTimeout(timer);
    }
}
/** Monotonic milliseconds between two readings of process.hrtime.bigint(). */
function elapsedMs(from, to) {
    return Number(to - from) / 1e6;
}


/***/ }),

/***/ 79456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TM: () => (/* binding */ digestFile),
/* harmony export */   UA: () => (/* binding */ refuseLinks),
/* harmony export */   f8: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34081);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76760);
/** Single files that a command was asked for: written whole or not at all. */






/** `file` is relative to the root; nothing is written through a link. Throws report_incomplete. */
async function writeWhole(root, file, text) {
    const target = (0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absolutePath */ .Hi)(root, file);
    // Nobody can have put a link there before.
    const temporary = `${target}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.randomUUID)()}.tmp`;
    refuseLinks(root.directory, node_path__WEBPACK_IMPORTED_MODULE_5__.dirname(target), file);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_5__.dirname(target), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.writeFile)(temporary, text, { flag: "wx" });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.rename)(temporary, target);
    }
    catch (cause) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.rm)(temporary, { force: true }).catch(() => null);
        const why = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("report_incomplete", `${file} can't be written (${why})`, {
            hint: "Check that its folder is writable, that it is no folder itself, and that the disk has room.",
            cause,
        });
    }
}
/** Throws report_incomplete where a folder on the way from `directory` to `target` is a link, which leads elsewhere. */
function refuseLinks(directory, target, shown) {
    const link = (0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .linkOnTheWay */ .KH)(directory, target);
    if (link === null)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("report_incomplete", `${shown} lies behind the symbolic link ${link}; nothing was written`, {
        hint: "Replace the link by a folder, or name another place.",
    });
}
/** SHA-256 of a file of any size. Throws file_not_found and file_unreadable. */
async function digestFile(root, file) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.createHash)("sha256");
    try {
        for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.createReadStream)((0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absolutePath */ .Hi)(root, file)))
            hash.update(chunk);
        return hash.digest("hex");
    }
    catch (cause) {
        const code = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
        if (code === "ENOENT")
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_not_found", `${file} does not exist`, { cause });
        const why = code === "EISDIR" ? "is a folder, expected a file" : `can't be read: ${code}`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_unreadable", `${file} ${why}`, { cause });
    }
}


/***/ })

};
