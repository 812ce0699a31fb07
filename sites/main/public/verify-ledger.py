#!/usr/bin/env python3
"""Checks a ledger that /api/donations gave as JSON, with nothing but Python's own library, and without a network.

    python3 verify-ledger.py LEDGER.json [MORE.json ...] [--since CHECKPOINT.txt] [--key KEY] [--witness KEY ...]

--since  a checkpoint (/ledger/checkpoint) that you kept earlier: nothing before it may have been changed since
--key    the key (/ledger/key) that you kept with it; else the one that the ledger itself names is believed
--witness  the key of a witness that you trust, from the witness itself: it is said when it cosigned the checkpoints

It says for each file what is wrong, one sentence a line, and ends with 1 if anything is.

The rules, all amounts in whole US cents:
 1. Event n has seq n, and previousHash is the hash of event n-1 (64 zeros for the first). An event's hash is the
    SHA-256 of its at, data, previousHash, seq and type as JSON: keys sorted, no spaces.
 2. A month is closed once, after its end, and after every month that was closed before. What it counts of a month is
    what its reports for that month come to, less what was counted of it before. A report's US cents are its amount at
    its rate, rounded half away from zero.
 3. base = what it counts + what the month before carried (0 or less). The donation is base times the share, rounded
    half up, or 0 for a base below 0, which is carried on. It is split over the charities, in the order of their ids:
    each gets the whole cents of its part, and those left go one by one to the largest remainders, at a tie to who
    stands first.
 4. A part above 0 is a donation. It is calculated, then submitted, then complete; it fails before that, or is reversed
    after. A failed one is replaced once at most, by any platform, and stays owed until one in its place is complete. It
    may be complete after all if it was submitted and not replaced. No platform's donation counts for two of ours.
    That a complete one arrived is confirmed by its charity (arrival_confirmed), once, and withdrawn with a reason; one
    that is reversed has not arrived.
 5. Closes of form 2 say more, and so more is checked. Every month after the first is closed or left out
    (month_skipped). Whose reports the last close had is expected; what is missing, or a month without any, has a reason.
    A rate in another currency than US dollars says where it is from; that of the European Central Bank of a day in the
    report's month, from the 25th on, is the same wherever it stands. No event is dated more than a day before the one
    before it. Recipients stay as they are until recipient_changed. What is paid by hand
    has a receipt, and no two donations that are complete have the same. Closes of before (form 1) end where ledger_sealed
    names how many events there were and the last one's hash; from there on none is of form 1.
 6. The events are the leaves of a Merkle tree (RFC 9162): SHA-256 of a zero byte and the bytes of rule 1. A checkpoint
    is a C2SP signed note with the origin, the number of events, and the tree's root, signed by Ed25519. A witness signs
    (C2SP tlog-cosignature) "cosignature/v1", a line with the time in seconds, and the note's text.
"""
import base64
import hashlib
import json
import re
import sys
from datetime import datetime, timedelta, timezone

WHOLE = 10_000
NO_DECIMALS = {"JPY", "KRW", "CLP", "ISK", "VND", "XAF", "XOF", "XPF", "UGX", "RWF", "PYG", "KMF", "GNF", "DJF", "BIF", "VUV", "UYI"}
THREE_DECIMALS = {"BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"}
MOST = 2**53 - 1


def is_text(value):
    return isinstance(value, str) and value != ""


def is_whole(value):
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= MOST


def is_share(value):
    return is_whole(value) and 0 <= value <= WHOLE


def is_form(value):
    return is_whole(value) and value == 2


def is_like(pattern):
    return lambda value: isinstance(value, str) and re.fullmatch(pattern, value, re.ASCII) is not None


def moment(text):
    return datetime.strptime(text, "%Y-%m-%dT%H:%M:%S.%fZ")


def is_moment(value):
    try:
        return is_like(r"2\d{3}-\d\d-\d\dT\d\d:\d\d:[0-5]\d\.\d{3}Z")(value) and bool(moment(value))
    except ValueError:
        return False


def or_null(form):
    return lambda value: value is None or form(value)


def is_accounts(value):
    return isinstance(value, dict) and all(is_like(r"[\w.-]{1,40}")(name) and is_text(value[name]) for name in value)


def fits(value, form):
    """Whether a value is made as a form says: an object with exactly these parts, a list of one form, or one kind of value."""
    if isinstance(form, dict):
        return isinstance(value, dict) and set(value) == set(form) and all(fits(value[name], form[name]) for name in form)
    if isinstance(form, list):
        return isinstance(value, list) and all(fits(each, form[0]) for each in value)
    return form(value)


def texts(names):
    return dict.fromkeys(names.split(), is_text)


is_hash, is_month, is_rate = is_like("[0-9a-f]{64}"), is_like(r"2\d{3}-(0[1-9]|1[0-2])"), is_like(r"\d{1,9}(\.\d{1,9})?")
EVENT = {"seq": is_whole, "at": is_moment, "type": is_text, "data": lambda value: isinstance(value, dict),
         "previousHash": is_hash, "hash": is_hash}
REPORT = {"period": is_month, "marketplace": is_text, "currency": is_text, "commissionMinor": is_whole,
          "usdRate": is_rate, "commissionUsdMinor": is_whole, "fileHash": is_hash}
UNCOUNTED = {"reason": is_text, "lineCount": is_whole, "minor": or_null(is_whole)}
RECIPIENT = {**texts("charityId name registration country"), "website": or_null(is_text), "platformIds": is_accounts}
PART = {**texts("charityId charityName"), "shareBasisPoints": is_share, "amountMinor": is_whole,
        "donationId": or_null(is_text)}
CLOSE = {"month": is_month, "commission": [{"month": is_month, "amountMinor": is_whole}], "shareBasisPoints": is_share,
         **dict.fromkeys("carriedMinor baseMinor donationMinor carryMinor".split(), is_whole),
         "reports": [REPORT], "split": [PART], "platform": is_text}
DETAILED_CLOSE = {**CLOSE, "form": is_form, "sources": [is_text], "expected": [is_text], "reason": or_null(is_text),
                  "recipients": [RECIPIENT],
                  "reports": [{**REPORT, "rateSource": or_null(is_text), "lineCount": is_whole, "uncounted": [UNCOUNTED]}]}
FORMS = {
    "month_closed": CLOSE,
    "ledger_sealed": {"form": is_form, "events": is_whole, "head": is_hash, "recipients": [RECIPIENT]},
    "month_skipped": {"month": is_month, "carryMinor": is_whole, "reason": is_text},
    "recipient_changed": RECIPIENT,
    "receipt_corrected": {**texts("donationId platform receipt reason"), "before": or_null(is_text)},
    "donation_submitted": texts("donationId platform"),
    "donation_complete": {**texts("donationId platform platformDonationId"), "receipt": or_null(is_text)},
    "donation_failed": texts("donationId platform reason"),
    "donation_reversed": texts("donationId platform reason"),
    "arrival_confirmed": texts("donationId charityId"),
    "arrival_withdrawn": texts("donationId charityId reason"),
    "donation_reissued": texts("donationId replaces platform"),
    "log_key_changed": texts("origin from to fromSignature toSignature"),
}
NEXT = {"donation_submitted": ({"calculated"}, "submitted"), "donation_complete": ({"submitted", "failed"}, "complete"),
        "donation_failed": ({"calculated", "submitted"}, "failed"), "donation_reversed": ({"complete"}, "failed")}


def entry(event):
    """The bytes that are hashed: JSON in one exact form."""
    kept = {name: event[name] for name in ("seq", "at", "type", "data", "previousHash")}
    text = json.dumps(kept, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return re.sub("[\ud800-\udfff]", lambda half: "\\u%04x" % ord(half[0]), text).encode()


def us_cents(minor, rate, currency):
    whole, _, fraction = rate.partition(".")
    digits = 0 if currency in NO_DECIMALS else 3 if currency in THREE_DECIMALS else 2
    scale = 10 ** (len(fraction) + digits)
    rounded = (abs(minor) * int(whole + fraction) * 100 * 2 + scale) // (scale * 2)
    return -rounded if minor < 0 else rounded


def split(minor, shares):
    parts = [minor * share // WHOLE for share in shares]
    by_remainder = sorted(range(len(shares)), key=lambda index: -(minor * shares[index] % WHOLE))
    for index in by_remainder[: minor - sum(parts)]:
        parts[index] += 1
    return parts


def after(month):
    year, number = map(int, month.split("-"))
    return "%04d-%02d" % (year + number // 12, number % 12 + 1)


def in_order(names):
    """Once each, in the order of their UTF-16 code units."""
    return names == sorted(set(names), key=lambda name: name.encode("utf-16-be", "surrogatepass"))


class Ledger:
    def __init__(self):
        self.closed, self.counted, self.donations, self.carry, self.key = [], {}, {}, 0, None
        self.form, self.recipients, self.sources, self.rates, self.theirs, self.receipts = None, {}, [], {}, {}, {}

    def take(self, event):
        """Everything that is wrong with an event after those before it."""
        data, kind = event["data"], event["type"]
        if kind not in FORMS:
            return ["its type is unknown"]
        detailed = kind == "month_closed" and "form" in data
        if not fits(data, DETAILED_CLOSE if detailed else FORMS[kind]):
            return ["its data is not made as that of a %s" % kind]
        if kind == "month_closed":
            return list(self.close(data, event["at"], detailed)) + (list(self.details(data)) if detailed else [])
        if kind == "ledger_sealed":
            return list(self.seal(data, event))
        if kind in ("month_skipped", "recipient_changed") and self.form != 2:
            return ["it is of the new form, but the events before it are not sealed"]
        if kind == "month_skipped":
            return list(self.skip(data, event["at"]))
        if kind == "recipient_changed":
            return list(self.change(data))
        if kind == "log_key_changed":
            before, self.key = self.key, data["to"]
            return [] if before in (None, data["from"]) else ["it takes the place of another key than the log's"]
        if kind in ("arrival_confirmed", "arrival_withdrawn"):
            return list(self.arrive(kind == "arrival_confirmed", data))
        if kind == "receipt_corrected":
            return list(self.correct(data))
        return list(self.reissue(data) if kind == "donation_reissued" else self.move(kind, data))

    def seal(self, data, event):
        if self.form != 1:
            yield "there are no events of the old form to be sealed"
        if data["events"] != event["seq"] - 1 or data["head"] != event["previousHash"]:
            yield "it seals other events than those before it"
        ids = [each["charityId"] for each in data["recipients"]]
        if not in_order(ids) or not set(ids) <= {each["charity"] for each in self.donations.values()}:
            yield "its recipients are not those of the donations before it, in order"
        for each in data["recipients"]:
            self.recipients[each["charityId"]] = each
        self.form = 2

    def change(self, data):
        known = self.recipients.get(data["charityId"])
        if known is None or known == data:
            yield "it changes nothing of a recipient that the ledger has"
        self.recipients[data["charityId"]] = data

    def skip(self, data, at):
        month = data["month"]
        if not self.closed or month != after(self.closed[-1]):
            yield "it leaves out a month that doesn't follow the one before"
        if at[:7] <= month:
            yield "%s is left out before it has ended" % month
        if data["carryMinor"] != self.carry:
            yield "it leaves other cents than were left to it"
        self.closed.append(month)

    def details(self, data):
        """What only closes of form 2 tell."""
        month, reports = data["month"], data["reports"]
        if self.form == 1:
            yield "the events of the old form before it are not sealed"
        self.form = 2
        own = [each["marketplace"] for each in reports if each["period"] == month]
        sources, expected = data["sources"], data["expected"]
        if len(sources) > len(own) or {each.split(" ")[0] for each in sources} != set(own):
            yield "whose reports it has isn't whose reports it counts"
        if not in_order(sources) or not in_order(expected) or not set(self.sources) <= set(expected):
            yield "whose reports it expects isn't whose reports the last close had"
        if data["reason"] is None and (not sources or not set(expected) <= set(sources)):
            yield "a report is missing, and it doesn't say why"
        self.sources = sources
        for each in reports:
            source = each["rateSource"]
            if (source is None) != (each["currency"] == "USD"):
                yield "a rate doesn't say where it is from"
            elif source and is_like(r"ECB reference rate of \d{4}-\d\d-\d\d")(source):
                known = self.rates.setdefault((each["currency"], source), float(each["usdRate"]))
                if source[-10:-3] != each["period"] or source[-2:] < "25" or known != float(each["usdRate"]):
                    yield "a public rate is of another month, or another one elsewhere"
        given = [(each["charityId"], each["name"]) for each in data["recipients"]]
        if given != [(part["charityId"], part["charityName"]) for part in data["split"]]:
            yield "its recipients are not the charities of its split"
        for each in data["recipients"]:
            if self.recipients.setdefault(each["charityId"], each) != each:
                yield "%s is paid otherwise than before, and no event says so" % each["charityId"]

    def arrive(self, arrived, data):
        donation = self.donations.get(data["donationId"])
        if not donation or donation["charity"] != data["charityId"] or donation["status"] != "complete":
            yield "it speaks of no complete donation to the charity"
        elif donation["arrived"] == arrived:
            yield "that it arrived was confirmed or withdrawn before"
        if donation:
            donation["arrived"] = arrived

    def correct(self, data):
        donation = self.donations.get(data["donationId"])
        if not donation or donation["platform"] != data["platform"] or donation["status"] != "complete":
            yield "it corrects the receipt of no complete donation of the platform"
            return
        if donation["receipt"] != data["before"] or data["before"] == data["receipt"]:
            yield "the receipt was another one before, or stays what it was"
        yield from self.receipt(donation, data)

    def receipt(self, donation, data):
        if self.form == 2 and data["platform"] == "manual" and data["receipt"] is None:
            yield "it was paid by hand, and has no receipt"
        donation["receipt"] = data["receipt"]
        if data["platform"] == "manual":
            same = self.receipts.setdefault(data["receipt"], [])
            if self.form == 2 and any(each is not donation and each["status"] == "complete"
                                      and each["receipt"] == data["receipt"] for each in same):
                yield "its receipt is another donation's"
            same.append(donation)

    def close(self, data, at, detailed):
        month, reports, parts = data["month"], data["reports"], data["split"]
        if self.closed and month <= self.closed[-1]:
            yield "%s is closed after %s" % (month, self.closed[-1])
        elif self.closed and detailed and month != after(self.closed[-1]):
            yield "%s is neither closed nor left out with a reason" % after(self.closed[-1])
        if not detailed and self.form == 2:
            yield "it is of the old form, after events of the new one"
        self.form = self.form or (2 if detailed else 1)
        if at[:7] <= month:
            yield "%s is closed before it has ended" % month
        if data["carriedMinor"] != self.carry:
            yield "it starts with other cents than were left to it"
        lines = [line["month"] for line in data["commission"]]
        if month not in lines or lines != sorted(set(lines)) or lines[-1] > month:
            yield "its lines are not of different months in order, up to its own"
        for line in data["commission"]:
            reported = sum(each["commissionUsdMinor"] for each in reports if each["period"] == line["month"])
            if abs(reported) > MOST or line["amountMinor"] != reported - self.counted.get(line["month"], 0):
                yield "it counts other cents of %s than are reported and were not counted before" % line["month"]
            if line["month"] != month and line["amountMinor"] == 0:
                yield "it has a correction of nothing"
            self.counted[line["month"]] = self.counted.get(line["month"], 0) + line["amountMinor"]
        for each in reports:
            if each["period"] not in lines:
                yield "a report belongs to no line"
            if each["commissionUsdMinor"] != us_cents(each["commissionMinor"], each["usdRate"], each["currency"]):
                yield "a report's US cents are not its amount at its rate"
            if each["currency"] == "USD" and float(each["usdRate"]) != 1:
                yield "a report in US dollars has a rate"
        base = sum(line["amountMinor"] for line in data["commission"]) + data["carriedMinor"]
        donation = max(0, base * data["shareBasisPoints"] * 2 + WHOLE) // (WHOLE * 2) if base > 0 else 0
        if (data["baseMinor"], data["donationMinor"], data["carryMinor"]) != (base, donation, min(0, base)):
            yield "its amounts are other ones when they are recomputed"
        ids, shares = [part["charityId"] for part in parts], [part["shareBasisPoints"] for part in parts]
        if sum(shares) != WHOLE:
            yield "its shares are not parts of a whole"
        elif not in_order(ids) or [part["amountMinor"] for part in parts] != split(donation, shares):
            yield "its split is another one when it is recomputed"
        for part in parts:
            donation_id = part["donationId"]
            if (part["amountMinor"] > 0) != (donation_id is not None):
                yield "an amount and its donation don't go together"
            if donation_id in self.donations:
                yield "a donation's id was used before"
            if donation_id is not None:
                self.donations[donation_id] = {"platform": data["platform"], "status": "calculated", "asked": False,
                                               "amount": part["amountMinor"], "replaced": False,
                                               "charity": part["charityId"], "receipt": None, "arrived": False}
        self.closed.append(month)
        self.carry = data["carryMinor"]

    def reissue(self, data):
        failed = self.donations.get(data["replaces"])
        if not failed or failed["status"] != "failed" or failed["replaced"] or data["donationId"] in self.donations:
            yield "it replaces what is not a failed donation that nothing has replaced"
            return
        failed["replaced"] = True
        self.donations[data["donationId"]] = {**failed, "platform": data["platform"], "status": "calculated",
                                              "asked": False, "replaced": False, "receipt": None,
                                              "arrived": False}

    def move(self, kind, data):
        donation = self.donations.get(data["donationId"])
        if not donation:
            yield "there is no such donation"
            return
        before, after = NEXT[kind]
        if donation["platform"] != data["platform"]:
            yield "the donation is made by another platform"
        if donation["status"] not in before:
            yield "the donation is %s, so %s can't follow" % (donation["status"], kind)
        if kind == "donation_complete":
            theirs = (data["platform"], data["platformDonationId"])
            if donation["replaced"] or not donation["asked"]:
                yield "it is complete, but was replaced or never submitted"
            if self.theirs.setdefault(theirs, donation) is not donation:
                yield "the platform's donation was counted before"
            yield from self.receipt(donation, data)
        donation["asked"] = donation["asked"] or after == "submitted"
        donation["status"] = after
        donation["arrived"] = donation["arrived"] and after == "complete"

    def owed(self):
        return sum(each["amount"] for each in self.donations.values()
                   if each["status"] != "complete" and not each["replaced"])


def check(events):
    problems, ledger, previous, at = [], Ledger(), "0" * 64, datetime.min
    for seq, event in enumerate(events, 1):
        if not fits(event, EVENT):
            problems.append("Event %d: it is not made as an event is." % seq)
            continue
        found = []
        if event["seq"] != seq:
            found.append("it is numbered otherwise")
        if event["previousHash"] != previous:
            found.append("its previousHash is not the hash of the event before it")
        if event["hash"] != hashlib.sha256(entry(event)).hexdigest():
            found.append("its hash is not that of its content")
        previous = event["hash"]
        now = moment(event["at"])
        if ledger.form == 2 and now + timedelta(days=1) < at:
            found.append("it is dated before the event before it")
        found, at = found + ledger.take(event), now
        problems += ["Event %d: %s." % (seq, each) for each in found]
    return problems, ledger


# The Merkle tree, RFC 9162 section 2.1.1.
def root(leaves):
    if len(leaves) < 2:
        return leaves[0] if leaves else hashlib.sha256().digest()
    middle = 1 << (len(leaves) - 1).bit_length() - 1
    return hashlib.sha256(b"\1" + root(leaves[:middle]) + root(leaves[middle:])).digest()


# Ed25519, RFC 8032 section 5.1.7, as plain as it can be.
P, L = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P


def add(one, other):
    a, b = (one[1] - one[0]) * (other[1] - other[0]) % P, (one[1] + one[0]) * (other[1] + other[0]) % P
    c, d = 2 * one[3] * other[3] * D % P, 2 * one[2] * other[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def multiply(times, point):
    result = (0, 1, 1, 0)
    while times:
        result, point, times = add(result, point) if times & 1 else result, add(point, point), times >> 1
    return result


def point_of(packed):
    y = int.from_bytes(packed, "little")
    sign, y = y >> 255, y & (1 << 255) - 1
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * pow(2, (P - 1) // 4, P) % P
    if y >= P or (x * x - square) % P or (x == 0 and sign):
        raise ValueError("no point")
    x = P - x if x & 1 != sign else x
    return x, y, 1, x * y % P


def is_signed(public_key, message, signature):
    try:
        s = int.from_bytes(signature[32:], "little")
        a, r = point_of(public_key), point_of(signature[:32])
    except ValueError:
        return False
    k = int.from_bytes(hashlib.sha512(signature[:32] + public_key + message).digest(), "little") % L
    left, right = multiply(s, point_of((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))), add(r, multiply(k, a))
    return len(signature) == 64 and s < L and not any((left[i] * right[2] - right[i] * left[2]) % P for i in (0, 1))


def read_key(text, kind=1):
    """A key as signed notes write it: name, id and bytes. A witness's is of kind 4."""
    name, key_id, encoded = text.strip().split("+", 2)
    typed = base64.b64decode(encoded, validate=True)
    right = hashlib.sha256(name.encode() + b"\n" + typed).hexdigest()[:8]
    if len(typed) != 33 or typed[0] != kind or key_id != right:
        raise ValueError("no key")
    return name, bytes.fromhex(key_id), typed[1:]


def signed_by(note, keys):
    text, _, lines = note.replace("\r\n", "\n").rpartition("\n\n")
    for line in lines.splitlines():
        _, name, encoded = line.split(" ")
        raw = base64.b64decode(encoded)
        if any((name, raw[:4]) == key[:2] and is_signed(key[2], (text + "\n").encode(), raw[4:]) for key in keys):
            return True
    return False


def witnessed(note, witnesses):
    """What each witness has to do with a checkpoint, and what stands under it in a witness's name that isn't its."""
    said, problems = [], []
    text, _, lines = note.replace("\r\n", "\n").rpartition("\n\n")
    size = text.split("\n")[1]
    for name, key_id, public_key in witnesses:
        raws = [base64.b64decode(line.split(" ")[2]) for line in lines.splitlines() if line.split(" ")[1] == name]
        own = [raw[4:] for raw in raws if raw[:4] == key_id]
        times = [int.from_bytes(raw[:8], "big") for raw in own
                 if is_signed(public_key, ("cosignature/v1\ntime %d\n%s\n" % (int.from_bytes(raw[:8], "big"), text)).encode(), raw[8:])]
        if times:
            at = datetime.fromtimestamp(min(times[0], 253402300799), timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
            said.append("%s cosigned the checkpoint of %s events at %s." % (name, size, at))
        elif own:
            problems.append("The cosignature of %s under the checkpoint of %s events is forged." % (name, size))
        else:
            said.append("%s has not cosigned the checkpoint of %s events." % (name, size))
    return said, problems


def check_log(events, notes, first):
    """What the log's keys and checkpoints say against events that are right by themselves."""
    problems, keys = [], [first] if first else []
    for event in events:
        if event["type"] != "log_key_changed":
            continue
        data = event["data"]
        text = "%s\nkey change at event %d\n%s\n%s\n" % (data["origin"], event["seq"], data["from"], data["to"])
        try:
            old, new = read_key(data["from"]), read_key(data["to"])
            right = all(is_signed(key[2], text.encode(), base64.b64decode(data[name]))
                        for key, name in ((old, "fromSignature"), (new, "toSignature")))
            if not right or (first and (keys[-1] != old or data["origin"] != first[0])):
                raise ValueError("not signed")
            keys.append(new)
        except ValueError:
            problems.append("Event %d: the change of keys is not signed by both." % event["seq"])
    leaves = [hashlib.sha256(b"\0" + entry(event)).digest() for event in events]
    for note in notes:
        try:
            origin, size, encoded = note.replace("\r\n", "\n").split("\n")[:3]
            size, kept = int(size), base64.b64decode(encoded, validate=True)
            if first and origin != first[0]:
                problems.append("The checkpoint is of another log, %s." % origin)
            elif first and not signed_by(note, keys):
                problems.append("The checkpoint isn't signed by the log's key.")
            elif size > len(events):
                problems.append("The checkpoint has %d events, the ledger only %d." % (size, len(events)))
            elif root(leaves[:size]) != kept:
                problems.append("Something among the first %d events was changed since the checkpoint." % size)
        except ValueError:
            problems.append("The checkpoint is not one that a log signs.")
    return problems


def main(arguments):
    options, files, witnesses = {}, [], []
    while arguments:
        argument = arguments.pop(0)
        if argument == "--witness" and arguments:
            try:
                witnesses.append(read_key(arguments.pop(0), 4))
            except ValueError:
                print("A key after --witness is none that a witness gives.")
                return 2
        elif argument in ("--since", "--key") and arguments:
            options[argument] = arguments.pop(0)
        else:
            files.append(argument)
    if not files or any(name.startswith("-") for name in files):
        print(__doc__)
        return 2
    wrong = False
    for name in files:
        try:
            with open(name, encoding="utf-8-sig") as file:
                export = json.load(file)
            events, log = (export, {}) if isinstance(export, list) else (export["events"], export.get("log") or {})
        except (OSError, ValueError, KeyError, TypeError) as error:
            print("%s: no ledger as /api/donations gives it as JSON (%s)." % (name, error))
            wrong = True
            continue
        problems, ledger = check(events)
        said = []
        if not problems:
            notes = [log["checkpoint"]] if log.get("checkpoint") else []
            if "--since" in options:
                with open(options["--since"], encoding="utf-8") as file:
                    notes.append(file.read())
            told = options.get("--key") or next(iter(log.get("keys") or []), None)
            try:
                problems = check_log(events, notes, read_key(told) if told else None)
            except (AttributeError, ValueError):
                problems = ["The key is none that /ledger/key gives."]
            for note in notes if not problems else []:
                words, forged = witnessed(note, witnesses)
                said, problems = said + [each for each in words if each not in said], problems + forged
        for problem in problems:
            print("%s: %s" % (name, re.sub(r"\s+", " ", problem)))
        wrong = wrong or bool(problems)
        if not problems:
            print("%s: %d events are right, %d cents are owed." % (name, len(events), ledger.owed()))
            for each in said:
                print("%s: %s" % (name, each))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
