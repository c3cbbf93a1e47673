import type { Words } from '../talk/topic.ts';

/** Posts without a picture. */
export const THOUGHTS: Words<string> = {
  zh_cn: `今天学会一件事：可以慢慢回消息。
    有没有人和我一样，把周日晚上当成小型告别。
    楼下面馆换了老板，面没变，放心了。
    问：你们的拿手菜是什么？我先说，煮水。
    地铁上给老人让座，她说她下一站就到，我们互相让了三站。
    备忘录里有一条写着“记得”，后面没了。
    早上的豆浆多给了一勺糖，全天顺利。
    如果周五是一种水果，应该是荔枝。
    推荐一本睡前看的书，不要太好看的。
    妈妈学会发语音了，每条五十九秒。
    体重没变，裤子变了。
    今日份的勇敢：主动打了电话。
    把闹钟改名叫“加油”，还是起不来。
    同事的绿萝托我照看，压力很大。
    夏天的晚饭要有风。
    你上一次抬头看月亮是什么时候？
    在旧书里夹着一张 2009 年的电影票。
    搬家清单：带走书，留下灰。
    今天什么都没有发生，记一笔。
    健身房说我三个月没去了，它在想我。
    小区的猫开始认我了，人生高光。
    有人懂这个味道吗：刚下过雨的操场。
    长大就是自己给自己买蛋糕，还写上名字。
    外婆说，天大的事，先吃饭。`,
  en: `Learned today: messages can be answered slowly.
    Does anyone else treat Sunday evening like a small farewell?
    New owner at the noodle place. Same noodles. Relief.
    What is your signature dish? I'll start: boiled water.
    Offered my seat to a lady who was getting off next stop. We argued politely for three stops.
    There is a note in my phone that just says "remember".
    An extra spoon of sugar this morning and the whole day went well.
    If Friday were a fruit it would be a lychee.
    Recommend me a book for bedtime. Not too good, please.
    Mum has discovered voice messages. Each is fifty-nine seconds long.
    My weight is the same. My trousers are not.
    Today's bravery: I made the phone call.
    Renamed my alarm "you can do it". I could not.
    Looking after a colleague's plant. The pressure is immense.
    Summer dinners need a breeze.
    When did you last look up at the moon?
    Found a cinema ticket from 2009 in an old book.
    Moving list: take the books, leave the dust.
    Nothing happened today. Noting it down.
    The gym says it misses me.
    The neighbourhood cat recognises me now. Peak of my career.
    Who else loves the smell of a playground after rain?
    Being grown up is buying your own cake and asking for your name on it.
    Grandma says: whatever it is, eat first.
    Wrote a letter by hand. My wrist has filed a complaint.
    The kettle and I have an understanding in the mornings.
    Somebody on my street is learning the trumpet. We are all learning the trumpet.
    Small win: remembered why I came into the room.
    Lost one glove. Found a different one. Moving on.
    The best seat in the library is free today. Sign of the times? No, it's raining.
    Tried a new way home and met an old friend.
    My tomato plant has one tomato and a fan club.
    Unpopular opinion: cold pizza needs no defence.
    Cleaned the windows. Turns out it was not winter.
    The lift was broken, so now I know my neighbours.
    Asked for a small coffee and got a small kindness.`,
};

/** What fits under much; in brackets under what (see `Subject`). */
export const REMARKS: Words<string> = {
  zh_cn: `[picture] 太好看了吧
    收藏了
    [still] 今天最舒服的一张
    谢谢分享，心情变好了
    [worded] 同感
    [worded] 哈哈哈哈哈
    [picture] 这个我能看一下午
    [place] 羡慕
    [picture worded] 文案也好
    先赞后看
    [taken] 拍得真好
    [place] 我也想去
    [picture] 好治愈
    [several] 第二张更喜欢
    蹲一个后续
    [picture] 怎么可以这么美
    每天就等你更新
    [worded] 学到了
    [worded] 真的吗！
    有被打动
    今天也辛苦了
    [still] 存图了，谢谢
    [still taken] 手机拍的吗
    [made] 手真巧
    绝了
    可爱
    [worded] +1
    [worded] 这句话我记下来了
    路过，留个言
    又是你，真好
    刷到就是缘分
    转给我妈看了
    刚好需要这个
    来晚了
    这就是生活啊
    [moving] 循环看了三遍
    支持
    好喜欢`,
  en: `[picture] Beautiful
    Saved
    Best thing I saw today
    Thank you, I needed that
    [worded] Same here
    [worded] Ha!
    [picture] I could look at this all afternoon
    [place] Jealous
    [picture worded] The caption is half of it
    Wow
    [taken] You have an eye
    [place] Taking me there next time?
    [picture] So calming
    [several] The second one even more
    Waiting for part two
    [taken] How is this real
    You never miss
    [worded] Noted
    [worded] Really?!
    This got me
    [worded] Well said
    [still] Mine now, thanks
    [still taken] Is that a phone picture?
    [made] Such steady hands
    Perfect
    Cute
    This. All of this.
    [worded] Writing that sentence down
    Just passing by to say hello
    Always glad when it is you
    Showed this to my mum
    Late to this, but here
    Made my morning
    [moving] Watched it three times
    Love it
    Glad I scrolled this far
    More of this, please`,
};

/** What is answered to a comment. */
export const REPLIES: Words<string> = {
  zh_cn: `谢谢你呀
    哈哈对
    [place] 下次一起
    我也这么觉得
    [made] 改天教你
    被你发现了
    真的，我也是
    [taken] 等我再拍
    [picture] 好眼光
    必须的
    抱抱
    [taken] 你来我就拍
    [place] 记得带外套
    [still] 晚点发你
    一言为定
    没有没有
    懂我
    开心
    就等你这句`,
  en: `Thank you!
    Ha, exactly
    [place] Let's go together next time
    I thought so too
    [made] I'll show you
    You found me out
    Honestly, same
    [taken] I'll take more
    [picture] Good eye
    Obviously
    Big hug
    [taken] Come over and I'll take another
    [place] Bring a coat
    [still] I'll send it to you later
    Deal
    Too kind
    You get it
    That made me smile
    I hoped somebody would say that`,
};
