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

/** What fits under anything. */
export const REMARKS: Words<string> = {
  zh_cn: `太好看了吧
    收藏了
    今天最舒服的一张
    谢谢分享，心情变好了
    同感
    哈哈哈哈哈
    这个我能看一下午
    羡慕
    文案也好
    先赞后看
    拍得真好
    我也想去
    好治愈
    第二张更喜欢
    蹲一个后续
    怎么可以这么美
    每天就等你更新
    学到了
    真的吗！
    有被打动
    今天也辛苦了
    存图了，谢谢
    手机拍的吗
    绝了
    可爱
    +1
    这句话我记下来了
    路过，留个言
    早上好呀
    晚安`,
  en: `Beautiful
    Saved
    Best thing I saw today
    Thank you, I needed that
    Same here
    Ha!
    I could look at this all afternoon
    Jealous
    The caption is half of it
    Wow
    You have an eye
    Taking me there next time?
    So calming
    The second one even more
    Waiting for part two
    How is this real
    You never miss
    Noted
    Really?!
    This got me
    Well said
    Mine now, thanks
    Is that a phone picture?
    Perfect
    Cute
    This. All of this.
    Writing that sentence down
    Just passing by to say hello
    Good morning to you too
    Good night!`,
};

/** What is answered to a comment. */
export const REPLIES: Words<string> = {
  zh_cn: `谢谢你呀
    哈哈对
    下次一起
    我也这么觉得
    改天教你
    被你发现了
    真的，我也是
    等我拍
    好眼光
    必须的
    抱抱
    你来我就拍
    记得带外套
    晚点发你
    一言为定
    没有没有`,
  en: `Thank you!
    Ha, exactly
    Let's go together next time
    I thought so too
    I'll show you
    You found me out
    Honestly, same
    Give me a day
    Good eye
    Obviously
    Big hug
    Come over and I'll take another
    Bring a coat
    I'll send it to you later
    Deal
    Too kind`,
};
